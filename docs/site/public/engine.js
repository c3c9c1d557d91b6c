// SPDX-License-Identifier: MIT
// What the elements of the pages share: an element with attributes, and an instance of a WebAssembly program.
const decoder = new TextDecoder();
const compiled = new Map();

export function node(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const name in attributes) made.setAttribute(name, attributes[name]);
    made.append(...children);
    return made;
}

// A program is compiled once; each element has an instance of its own.
function compile(name) {
    if (!compiled.has(name)) {
        compiled.set(name, fetch(new URL(`${name}.wasm`, import.meta.url)).then((response) => response.arrayBuffer()).then((bytes) => WebAssembly.compile(bytes)));
    }
    return compiled.get(name);
}
export async function start(name) {
    const module = await compile(name);
    // What its libc would ask of an operating system: nothing that is reached.
    const imports = {};
    for (const { module: from, name: what } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[what] = () => 0;
    const { exports } = await WebAssembly.instantiate(module, imports);
    exports._initialize?.();
    return exports;
}
// The text of that many bytes that was written last.
export const textOf = (engine, size) => decoder.decode(new Uint8Array(engine.memory.buffer, engine.buffer(), size));

export const placeIn = (svg, event) => {
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [p.x, p.y];
};

export function copyButton(code) {
    const copy = node('button', { type: 'button', class: 'copy' }, 'Copy');
    copy.onclick = async () => {
        await navigator.clipboard.writeText(code.textContent);
        copy.textContent = 'Copied';
        setTimeout(() => { copy.textContent = 'Copy'; }, 1200);
    };
    return copy;
}
