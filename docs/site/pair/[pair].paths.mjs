// SPDX-License-Identifier: MIT
import { pairPage, pairs } from '../parts.mjs';

export default { paths: () => pairs.map((pair) => ({ params: { pair: pair.name }, content: pairPage(pair) })) };
