// SPDX-License-Identifier: MIT
// <hantei-program name="...">: a program of the five texts. It is told which keys are pressed and where the pointer is; what is shown and
// said comes from its WebAssembly.
import { copyButton, node, placeIn, start, textOf } from './engine.js';

const keys = { ArrowLeft: 1, ArrowRight: 2, ArrowUp: 3, ArrowDown: 4, Enter: 5, Backspace: 6, Escape: 7 };

class Program extends HTMLElement {
    async connectedCallback() {
        const engine = await start(this.getAttribute('name'));
        if (this.engine || !this.isConnected) return;
        this.engine = engine;
        this.build();
        this.paint();
        this.dataset.ready = '';
    }
    text(size) { return textOf(this.engine, size); }

    build() {
        const e = this.engine;
        this.svg = this.querySelector('svg');
        this.drawing = document.createElementNS(this.svg.namespaceURI, 'g');
        for (const child of [...this.svg.childNodes]) {
            if (!child.classList?.contains('p')) this.drawing.append(child);
        }
        this.baked = this.drawing.innerHTML;
        this.svg.append(this.drawing);
        this.svg.setAttribute('tabindex', 0);
        this.svg.setAttribute('role', 'application');
        this.svg.setAttribute('aria-label', `${this.getAttribute('name').replace('_', ' ')}: keys and pointer as told below`);
        this.verdict = node('output', { 'aria-live': 'polite', class: 'verdict' });
        this.buttons = this.all((i) => e.button(i)).map((name, i) => {
            const button = node('button', { type: 'button' }, name);
            button.onclick = () => { e.push(i); this.paint(); };
            return button;
        });
        this.inputs = this.all((i) => e.number_name(i)).map((name, i) => {
            const input = node('input', { type: 'number', step: 'any', 'aria-label': name });
            input.onchange = () => {
                if (input.value === '' || !e.set_number(i, Number(input.value))) input.value = e.number(i);
                this.paint();
            };
            return input;
        });
        this.code = node('pre', { class: 'code', role: 'group', tabindex: 0, 'aria-label': 'A program that proves what is shown' });
        this.append(this.verdict, node('div', { class: 'controls' }, ...this.buttons),
            node('div', { class: 'numbers' }, ...this.inputs.map((input) => node('label', {}, input.ariaLabel + ' ', input))),
            node('details', {}, node('summary', {}, 'A program that proves it'), copyButton(this.code), this.code));
        this.listen();
    }
    all(name) {
        const list = [];
        for (let size; (size = name(list.length)) > 0;) list.push(this.text(size));
        return list;
    }
    listen() {
        const e = this.engine;
        this.svg.addEventListener('pointerdown', (event) => {
            this.svg.setPointerCapture(event.pointerId);
            e.press(...placeIn(this.svg, event));
            this.paint();
        });
        this.svg.addEventListener('pointermove', (event) => { e.point(...placeIn(this.svg, event)); this.paint(); });
        for (const end of ['pointerup', 'pointercancel']) this.svg.addEventListener(end, () => { e.release(); this.paint(); });
        this.addEventListener('keydown', (event) => {
            if (['INPUT', 'BUTTON', 'SUMMARY'].includes(event.target.tagName) && event.key.length > 1) return;
            if (event.target.tagName === 'INPUT' || event.ctrlKey || event.metaKey || event.altKey) return;
            const key = keys[event.key] ?? (event.key.length === 1 ? event.key.charCodeAt(0) : 0);
            if (!key || !e.type(key)) return;
            event.preventDefault();
            this.paint();
        });
    }
    paint() {
        const e = this.engine;
        this.drawing.innerHTML = this.text(e.draw());
        const said = this.text(e.say());
        if (this.verdict.textContent !== said) this.verdict.textContent = said;
        this.code.textContent = this.text(e.prove());
        this.buttons.forEach((button, i) => button.setAttribute('aria-pressed', String(e.lit(i) !== 0)));
        this.inputs.forEach((input, i) => { if (document.activeElement !== input) input.value = e.number(i); });
        if (e.moves() && !this.moving) this.run();
    }
    // A frame after the other, as long as the program moves and is on the page.
    run() {
        this.moving = true;
        requestAnimationFrame(() => {
            this.moving = false;
            if (!this.isConnected || !this.engine.moves()) return;
            this.engine.step();
            this.paint();
        });
    }
}
customElements.define('hantei-program', Program);
