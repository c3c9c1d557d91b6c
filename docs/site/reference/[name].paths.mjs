// SPDX-License-Identifier: MIT
import { entryPage, told } from '../parts.mjs';

export default { paths: () => told.map((entry) => ({ params: { name: entry.page }, content: entryPage(entry) })) };
