// SPDX-License-Identifier: MIT
// The programs of the five texts: what each says after its keys and clicks, in Node, and its page in Chromium.
import assert from 'node:assert/strict';
import { engine } from './engine.mjs';
import { programs } from './parts.mjs';

const keys = { left: 1, right: 2, up: 3, down: 4, enter: 5, erase: 6 };
const type = (e, words) => { for (const c of words) assert.ok(e.type(c.charCodeAt(0)), `the key ${c} means something`); };
const press = (e, x, y) => { e.press(x, y); e.release(); };

/// What each program says and proves. Gives the programs that it offered, to be compiled.
export async function askPrograms() {
    const proofs = [];
    const started = async (name) => {
        const e = await engine(name);
        return { ...e, said: () => e.text(e.say()), keep: () => proofs.push(e.text(e.prove())) };
    };

    const sokoban = await started('sokoban');
    type(sokoban, 'll');
    assert.equal(sokoban.said(), '0 of 2 boxes within their goals after 1 step; no step: he would overlap a wall');
    sokoban.keep();
    sokoban.push(1);
    type(sokoban, 'hh');
    assert.equal(sokoban.said(), '1 of 2 boxes within their goals after 1 step; no step: the box would overlap a wall');
    sokoban.keep();
    sokoban.push(1);
    type(sokoban, 'hllkhh');
    assert.equal(sokoban.said(), '● solved: 2 of 2 boxes within their goals after 6 steps');
    sokoban.keep();
    sokoban.push(2);
    type(sokoban, 'hkkhkhhjljjllkklkljjjhjhkhhkkl');
    assert.equal(sokoban.said(), '● solved: 3 of 3 boxes within their goals after 30 steps');
    type(sokoban, 'u');
    assert.match(sokoban.said(), /^2 of 3 .* after 29 steps$/);
    sokoban.push(3);
    sokoban.type(keys.right);
    assert.match(sokoban.said(), /^2 of 3 .* after 30 steps$/);
    sokoban.keep();

    const turned = await started('turned_back');
    assert.equal(turned.set_number(0, 0), 1);
    [[1, 4], [2, 0], [3, 1]].forEach(([i, x]) => turned.set_number(i, x));
    assert.match(turned.said(), /^◐ touching; turned back, the center is at \(4, 0\), 1 from the rectangle$/);
    turned.keep();
    assert.equal(turned.set_number(3, -1), 0);
    turned.set_number(0, 90);
    assert.match(turned.said(), /^○ disjoint; distance 1.5; turned back, the center is at \(0, -4\), 2.5 from/);
    turned.keep();

    const curves = await started('colliders');
    assert.match(curves.said(), /^○ as curves disjoint, 0 of 16 pairs of edges meet; as regions disjoint$/);
    type(curves, 'l'.repeat(60));
    assert.match(curves.said(), /^● as curves overlapping, \d+ of 16 pairs of edges meet; as regions overlapping$/);
    curves.keep();
    curves.push(5);
    assert.equal(curves.said(), '○ as curves disjoint, 0 of 12 pairs of edges meet; as regions overlapping');
    curves.keep();
    curves.push(1);
    press(curves, 360 + 26 * 10, 226);
    assert.match(curves.said(), /^● as curves overlapping, 2 of 16 pairs/);
    curves.keep();
    curves.push(3);
    assert.match(curves.said(), /B 0: a curve around needs three/);
    for (const [x, y] of [[9, 6], [11, 8], [11, 6], [9, 8]]) press(curves, 360 + 26 * x, 222 - 26 * y);
    assert.match(curves.said(), /as regions no answer: B is no simple polygon, it crosses itself$/);
    curves.type(keys.erase);
    assert.match(curves.said(), /as curves disjoint.*as regions disjoint$/);
    type(curves, 'h'.repeat(150));
    curves.push(0);
    type(curves, 'h'.repeat(200));
    assert.match(curves.said(), /their ranges are apart, no edge is compared/);

    const entered = await started('entered');
    const click = (x, y) => press(entered, 360 + 20 * x, 222 - 20 * y);
    assert.equal(entered.said(), '○ click an end of the capsule');
    for (const [x, y] of [[-5, 0], [5, 0], [8, 0], [6, 0]]) click(x, y);
    assert.equal(entered.said(), '◐ touching');
    entered.keep();
    assert.equal(entered.moves(), 1);
    for (let i = 0; i < 400; ++i) entered.step();
    assert.doesNotMatch(entered.said(), /click/);
    entered.push(1);
    for (const [x, y] of [[0, 0], [10, 0], [5, 1], [5, 1.5]]) click(x, y);
    assert.equal(entered.said(), '◐ touching');
    entered.keep();
    entered.push(4);
    for (const [x, y] of [[-9, 0], [3, 0], [3, 2]]) click(x, y);
    entered.point(360 + 20 * 3, 222);
    assert.equal(entered.said(), '● overlapping; the ray meets it at t = 0.8333, point (1, 0)');
    entered.keep();
    entered.point(360, 0);
    assert.match(entered.said(), /^○ disjoint/);
    entered.push(2);
    for (let n = 0; n < 4; ++n) {
        for (let k = 0; k < 4; ++k) entered.type(n % 2 ? keys.up : keys.right);
        entered.type(keys.enter);
    }
    assert.match(entered.said(), /^● overlapping$/);

    const beam = await started('beam');
    const flown = new Set();
    for (let x = 30; x < 720; x += 23) {
        beam.point(x, (x * 7) % 430);
        flown.add(/first the ([a-z ]+?) at/.exec(beam.said())?.[1] ?? 'none');
        if (x % 5 === 0) beam.keep();
    }
    assert.deepEqual([...flown].sort(), ['box', 'capsule', 'disk', 'none', 'triangle', 'turned box']);

    const space = await started('space');
    assert.match(space.said(), /^○ disjoint; distance 1.2712, nearest point of the box \(2.2321, 0.134, 1.5\)$/);
    space.keep();
    [4, 0, 1, 2, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1].forEach((x, i) => assert.equal(space.set_number(i, x), 1));
    assert.equal(space.said(), '◐ touching');
    space.keep();
    type(space, 'r'.repeat(45));
    assert.match(space.said(), /^[○●]/);
    type(space, '+'.repeat(20));
    assert.equal(space.said(), '● overlapping');
    space.keep();
    assert.equal(space.set_number(9, 0), 0, 'an axis of length 0 is not taken');
    space.push(0);
    assert.match(space.said(), /^● the sphere meets [1-7] of 7$/);
    const seen = new Set();
    space.push(1);
    for (let i = 0; i < 360; ++i) space.step(), seen.add(space.said());
    assert.ok(seen.size > 2);
    return proofs;
}

/// Each program's page in the browser: its first frame, its keys, its buttons.
export async function openPrograms(open, base) {
    for (const name of programs.keys()) {
        const page = await open({}, `${base}programs/${name}.html`);
        await page.waitForSelector('hantei-program[data-ready]');
        const shown = page.locator('hantei-program');
        assert.ok(await shown.evaluate((p) => p.drawing.innerHTML.replace(/>\s+</g, '><').trim() === p.baked.replace(/>\s+</g, '><').trim()), name);
        const drawn = () => shown.evaluate((p) => p.drawing.innerHTML);
        const before = await drawn();
        await page.locator('hantei-program svg').focus();
        await page.keyboard.press('ArrowLeft');
        assert.notEqual(await drawn(), before, `${name} knows the arrows`);
        const box = await page.locator('hantei-program svg').boundingBox();
        const walked = await drawn();
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 3 + 30, { steps: 3 });
        await page.mouse.up();
        assert.notEqual(await drawn(), walked, `${name} knows the pointer`);
        const moving = page.getByRole('button', { name: /\(S\)$/ });
        if (name !== 'entered' && await moving.count() > 0) {
            await moving.click();
            const still = await drawn();
            await page.waitForFunction((old) => document.querySelector('hantei-program').drawing.innerHTML !== old, still);
        }
        await page.context().close();
    }
    return programs.size;
}
