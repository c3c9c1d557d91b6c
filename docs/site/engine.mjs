// SPDX-License-Identifier: MIT
// A WebAssembly program of docs/site, as it runs in Node: for baking the first frame and for the tests.
import { readFile } from 'node:fs/promises';

const decoder = new TextDecoder();

export async function engine(name) {
    const module = await WebAssembly.compile(await readFile(new URL(`../../build/applet/docs/site/${name}.wasm`, import.meta.url)));
    const imports = {};
    for (const { module: from, name: what } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[what] = () => 0;
    const { exports } = await WebAssembly.instantiate(module, imports);
    exports._initialize?.();
    const text = (size) => decoder.decode(new Uint8Array(exports.memory.buffer, exports.buffer(), size));
    return { ...exports, text };
}
