// SPDX-License-Identifier: MIT
// <hantei-stage>: two shapes that are dragged, typed, turned and animated. What is shown, hit and said comes from applet.wasm; this
// file moves text and pointers only.
import { copyButton, node, placeIn, start, textOf } from './engine.js';

// The lines of each pair's file that decide (parts.mjs).
let decisions;
const decisionsOf = () => decisions ??= fetch(new URL('decisions.json', import.meta.url)).then((response) => response.json());

const svgNames = 'http://www.w3.org/2000/svg';

class Stage extends HTMLElement {
    async connectedCallback() {
        const engine = await start('applet');
        if (this.engine || !this.isConnected) return;
        this.engine = engine;
        this.build();
        this.read(this.dataset.scene ?? decodeURIComponent(location.hash.slice(1)));
        this.paint();
        this.dataset.ready = '';
    }
    disconnectedCallback() {
        this.playing?.setAttribute('aria-pressed', 'false');
    }
    // By how much H, J, K and L move.
    stride = 0.05;
    // A figure of a chapter has its scene from the page; the playground's is in the address.
    get isPlayground() { return this.dataset.scene === undefined; }

    text(size) { return textOf(this.engine, size); }

    build() {
        const e = this.engine;
        this.svg = this.querySelector('svg');
        this.drawing = document.createElementNS(svgNames, 'g');
        this.knobs = document.createElementNS(svgNames, 'g');
        for (const child of [...this.svg.childNodes]) {
            if (!child.classList?.contains('p')) this.drawing.append(child);
        }
        this.baked = this.drawing.innerHTML;
        this.svg.append(this.drawing, this.knobs);
        this.svg.setAttribute('role', 'group');
        this.svg.setAttribute('aria-label', 'Two shapes that can be dragged');

        this.verdict = node('output', { 'aria-live': 'polite', class: 'verdict' });
        this.panels = [0, 1].map((who) => this.actorPanel(who));
        this.code = node('pre', { class: 'code', role: 'group', tabindex: 0, 'aria-label': 'A program that proves what is shown' });
        this.playing = node('button', { type: 'button', 'aria-pressed': 'false' }, 'Animate (S)');
        this.playing.onclick = () => this.toggle();
        const step = node('button', { type: 'button' }, 'Step');
        step.onclick = () => { e.animate(+this.speed.value, +this.motion.value); this.paint(); };
        this.motion = node('select', { 'aria-label': 'Motion' });
        ['bounce', 'swing', 'orbit'].forEach((name, i) => this.motion.append(node('option', { value: i }, name)));
        this.speed = node('input', { type: 'range', min: '0.25', max: '4', step: '0.25', value: '1', 'aria-label': 'Speed' });
        const controls = node('div', { class: 'controls' }, this.playing, step, this.motion, node('label', {}, 'speed ', this.speed));
        this.way = node('button', { type: 'button', 'aria-pressed': 'false' }, 'Sweep (W)');
        this.way.onclick = () => this.toggleWay();
        const lines = node('button', { type: 'button', 'aria-pressed': 'true' }, 'Working lines');
        lines.onclick = () => {
            const on = lines.getAttribute('aria-pressed') !== 'true';
            lines.setAttribute('aria-pressed', String(on));
            e.show_lines(on);
            this.paint();
        };
        const reset = node('button', { type: 'button' }, 'Reset');
        reset.onclick = () => { this.read(this.start); this.paint(true); };
        this.link = node('a', { class: 'stage-link', target: '_self' }, 'Open in the playground');
        const keys = node('p', { class: 'keys' }, 'Drag a shape or a handle, or click it and then click where it should go. Keys: Tab and ' +
            'arrows (Shift: finer); H J K L move the first shape, R and Shift+R turn a box, S animates, W sweeps the first shape along a way.');
        const tools = [controls, ...this.panels, node('div', { class: 'controls' }, copyButton(this.code)), this.code, keys];
        controls.append(this.way, lines, reset);
        this.lines = node('pre', { class: 'code', role: 'group', tabindex: 0, 'aria-label': 'The lines that decided, with their values' });
        this.lines.file = node('code');
        this.deciding = node('details', {}, node('summary', {}, 'The lines that decided, with their values: ', this.lines.file), this.lines);
        this.deciding.open = this.dataset.open !== undefined;
        this.deciding.ontoggle = () => this.paintLines();
        if (this.isPlayground) this.append(this.verdict, this.deciding, ...tools);
        else this.append(this.verdict, this.deciding, node('details', {}, node('summary', {}, 'Numbers, motion, and a program that proves it'), ...tools, this.link));
        // What is to be done with it stands below it, up to the next stage.
        this.tasks = [];
        for (let next = this.nextElementSibling; next && !next.matches('hantei-stage'); next = next.nextElementSibling) {
            if (next.matches('.task')) this.tasks.push(this.task(next));
        }
        this.listen();
    }
    task(words) {
        const state = node('span', { role: 'img' });
        const show = node('button', { type: 'button' }, 'Show');
        show.onclick = () => { this.put(words.dataset.solution); this.paint(true); };
        words.prepend(state, ' ');
        words.append(' ', show);
        return { state, wanted: ['disjoint', 'touching', 'overlapping'].indexOf(words.dataset.wanted), done: false };
    }

    actorPanel(who) {
        const e = this.engine;
        const list = node('select', { 'aria-label': who === 0 ? 'First shape' : 'Second shape' });
        for (let k = 0; k < e.kinds(); ++k) list.append(node('option', { value: k }, this.text(e.kind_name(k))));
        list.onchange = () => { e.choose(who, +list.value); e.fit(); this.paint(true); };
        const inputs = node('span', { class: 'numbers' });
        const panel = node('fieldset', {}, node('legend', {}, who === 0 ? 'First shape' : 'Second shape'), list, inputs);
        panel.list = list;
        panel.inputs = inputs;
        return panel;
    }

    fill(who) {
        const e = this.engine, panel = this.panels[who];
        panel.list.value = e.kind_of(who);
        panel.inputs.replaceChildren();
        for (let i = 0; i < e.numbers(who); ++i) {
            const input = node('input', { type: 'number', step: 'any' });
            input.onchange = () => {
                if (!e.set_number(who, i, Number(input.value))) input.value = e.number(who, i);
                this.paint();
            };
            panel.inputs.append(node('label', {}, this.text(e.number_name(who, i)) + ' ', input));
        }
    }

    listen() {
        const e = this.engine;
        this.svg.addEventListener('pointerdown', (event) => {
            const [x, y] = placeIn(this.svg, event);
            // A finger is broader than the tip of a mouse.
            const what = e.grab(x, y, Math.max(13, (event.pointerType === 'touch' ? 20 : 8) / this.svg.getScreenCTM().a));
            // A click chooses, the next one places: on another handle it chooses that.
            const places = this.chosen && (what < 0 || (what % 8 === 7 && what !== this.chosen.what));
            if (places) this.place(this.chosen, x, y, event.shiftKey);
            if (places || what < 0) {
                this.chosen = null;
                this.paint();
                return;
            }
            event.preventDefault();
            this.svg.setPointerCapture(event.pointerId);
            const handle = what % 8 === 7 ? what - 7 : what;
            [...this.knobs.children].find((knob) => Number(knob.dataset.what) === handle).focus({ preventScroll: true, focusVisible: false });
            this.held = { what, x, y, still: true, ...this.origin(what, x, y) };
        });
        this.svg.addEventListener('pointermove', (event) => {
            if (!this.held) return;
            const [x, y] = placeIn(this.svg, event);
            const h = this.held;
            if (h.still && Math.abs(x - h.x) + Math.abs(y - h.y) < 3) return;
            h.still = false;
            if (h.what % 8 === 7) {
                const from = [e.handle_x(h.what >> 3, 0), e.handle_y(h.what >> 3, 0)];
                e.drag(h.what, from[0], from[1], x + h.ox - from[0], y + h.oy - from[1], event.shiftKey);
            } else e.drag(h.what, x, y, h.ox, h.oy, event.shiftKey);
            this.paint();
        });
        const drop = () => {
            if (this.held) this.chosen = this.held.still && this.chosen?.what !== this.held.what ? this.held : null;
            this.held = null;
            this.paintKnobs();
        };
        this.svg.addEventListener('pointerup', drop);
        this.svg.addEventListener('pointercancel', () => { this.held = null; });
        this.addEventListener('keydown', (event) => {
            if (['INPUT', 'SELECT'].includes(event.target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return;
            const move = { h: [-1, 0], j: [0, -1], k: [0, 1], l: [1, 0] }[event.key.toLowerCase()];
            if (move) e.move(0, move[0] * this.stride, move[1] * this.stride);
            else if (event.key === 'r' || event.key === 'R') [0, 1].forEach((who) => e.turn(who, event.key === 'r' ? 1 : -1));
            else if (event.key === 's') this.toggle();
            else if (event.key === 'w') this.toggleWay();
            else if (event.key === 'Escape') this.chosen = null;
            else return;
            this.paint();
        });
    }

    // How far the grabbed handle is from the pointer, so that it does not jump.
    origin(what, x, y) {
        const e = this.engine, i = what % 8 === 7 ? 0 : what % 8;
        return { ox: e.handle_x(what >> 3, i) - x, oy: e.handle_y(what >> 3, i) - y };
    }
    place(held, x, y, fine) {
        const e = this.engine;
        if (held.what % 8 === 7) e.drag(held.what, held.x, held.y, x - held.x, y - held.y, fine);
        else e.drag(held.what, x, y, 0, 0, fine);
    }
    toggle() {
        const on = this.playing.getAttribute('aria-pressed') !== 'true';
        this.playing.setAttribute('aria-pressed', String(on));
        const frame = () => {
            if (this.playing.getAttribute('aria-pressed') !== 'true') return;
            this.engine.animate(+this.speed.value, +this.motion.value);
            this.paint();
            requestAnimationFrame(frame);
        };
        if (on) requestAnimationFrame(frame);
    }

    toggleWay() {
        const e = this.engine, off = e.way_x() === 0 && e.way_y() === 0;
        e.set_way(off ? 6 : 0, off ? 2 : 0);
        this.paint();
    }

    // The scene in the address: kind and numbers of both shapes, and the way of a sweep. Pages add a motion, and the stride.
    address() {
        const e = this.engine;
        const parts = [0, 1].map((who) => [this.text(e.kind_name(e.kind_of(who))),
            ...Array.from({ length: e.numbers(who) }, (_, i) => e.number(who, i))].join(','));
        if (e.way_x() !== 0 || e.way_y() !== 0) parts.push(`way,${e.way_x()},${e.way_y()}`);
        return parts.join(';');
    }
    read(scene) {
        this.start = scene;
        this.put(scene);
    }
    put(scene) {
        const e = this.engine;
        const parts = scene.split(';');
        if (parts.length >= 2) {
            const kinds = Array.from({ length: e.kinds() }, (_, k) => this.text(e.kind_name(k)));
            parts.slice(0, 2).forEach((part, who) => {
                const [name, ...numbers] = part.split(',');
                if (!kinds.includes(name)) return;
                e.choose(who, kinds.indexOf(name));
                e.begin(who, kinds.indexOf(name));
                numbers.slice(0, e.numbers(who)).forEach((n, i) => e.set_next(i, Number(n)));
                e.finish(who);
            });
            e.set_way(0, 0);
            this.stride = 0.05;
            for (const part of parts.slice(2)) {
                const [name, x, y] = part.split(',');
                if (name === 'way') e.set_way(Number(x), Number(y));
                if (name === 'stride') this.stride = Number(x);
                const motion = [...this.motion.options].find((option) => option.textContent === name);
                if (motion) this.motion.value = motion.value;
            }
        }
        e.fit();
    }

    paint(others = false) {
        const e = this.engine;
        e.judge();
        this.drawing.innerHTML = this.text(e.draw());
        this.dataset.relation = e.relation_now();
        this.way.setAttribute('aria-pressed', String(e.way_x() !== 0 || e.way_y() !== 0));
        this.link.href = new URL('playground.html#' + this.address(), import.meta.url);
        const said = this.text(e.verdict());
        if (this.verdict.textContent !== said) this.verdict.textContent = said;
        this.code.textContent = this.text(e.code());
        for (const who of [0, 1]) {
            const panel = this.panels[who];
            if (others || panel.inputs.children.length !== e.numbers(who) || +panel.list.value !== e.kind_of(who)) this.fill(who);
            panel.inputs.querySelectorAll('input').forEach((input, i) => {
                if (document.activeElement !== input) input.value = e.number(who, i);
            });
        }
        for (const task of this.tasks) {
            // It is done by a change: the first scene may stand so by itself.
            task.done ||= e.relation_now() === task.wanted && this.dataset.ready !== undefined;
            task.state.textContent = task.done ? '☑' : '☐';
            task.state.setAttribute('aria-label', task.done ? 'done' : 'to do');
        }
        this.paintKnobs();
        this.paintLines();
        if (this.isPlayground && this.dataset.ready !== undefined) history.replaceState(null, '', '#' + this.address());
    }
    // The source of the pair's decision, and below each call of a formula what it was given and its value.
    async paintLines() {
        const e = this.engine;
        const kindOf = (who) => this.text(e.kind_name(e.kind_of(who))).replace('disk', 'ball');
        const name = [kindOf(0), kindOf(1)].sort().join('_');
        const { path, code, calls } = (await decisionsOf())[name];
        this.lines.file.textContent = path;
        if (!this.deciding.open) return;
        const told = this.text(e.values()).split('\n').slice(0, -1).map((line) => line.split('|'));
        const inOrder = told.length === calls.length;
        const live = (line, [formula, given, value, sign]) => node('span', { class: `live ${['below', 'zero', 'above'][Number(sign) + 1]}` },
            `${/^ */.exec(line)[0]}▸ ${formula || 'value'} of ${given} = ${value} ${['< 0', '= 0', '> 0'][Number(sign) + 1]}\n`);
        const shown = code.split('\n').flatMap((line, i) => [line + '\n', ...(inOrder ? told.filter((_, k) => calls[k] === i).map((t) => live(line, t)) : [])]);
        if (!inOrder) shown.push(...told.map((t) => live('', t)));
        this.lines.replaceChildren(...shown);
    }
    paintKnobs() {
        const e = this.engine;
        const wanted = [0, 1].flatMap((who) => Array.from({ length: e.handles(who) }, (_, i) => 8 * who + i));
        if (e.way_x() !== 0 || e.way_y() !== 0) wanted.push(6);
        // Those that stay are kept, and with them the focus.
        while (this.knobs.children.length > wanted.length) this.knobs.lastChild.remove();
        while (this.knobs.children.length < wanted.length) {
            const knob = document.createElementNS(svgNames, 'circle');
            knob.setAttribute('r', 7);
            knob.setAttribute('class', 'knob');
            knob.setAttribute('tabindex', 0);
            knob.setAttribute('role', 'button');
            knob.addEventListener('keydown', (event) => this.nudge(event, Number(knob.dataset.what)));
            this.knobs.append(knob);
        }
        wanted.forEach((what, k) => {
            const knob = this.knobs.children[k];
            knob.dataset.what = what;
            knob.setAttribute('cx', e.handle_x(what >> 3, what % 8));
            knob.setAttribute('cy', e.handle_y(what >> 3, what % 8));
            knob.setAttribute('aria-pressed', String(this.chosen !== undefined && this.chosen !== null && (this.chosen.what === what ||
                (this.chosen.what % 8 === 7 && this.chosen.what >> 3 === what >> 3 && what % 8 === 0))));
            knob.setAttribute('aria-label', this.text(e.handle_name(what >> 3, what % 8)));
        });
    }
    nudge(event, what) {
        const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
        if (!way) return;
        event.preventDefault();
        this.engine.nudge(what, ...way, event.shiftKey);
        this.paint();
    }
}
customElements.define('hantei-stage', Stage);
