// SPDX-License-Identifier: MIT
// ./dev docs-test: the built site in a real Chromium, and the pictures and programs of WebAssembly against the compiler's.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import axe from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import { engine } from './engine.mjs';

const AxeBuilder = axe.default ?? axe;
const root = fileURLToPath(new URL('../../', import.meta.url));
const site = path.join(root, 'build/site');
const done = (what) => console.log(`ok  ${what}`);

// The pictures of WebAssembly are the kept ones, byte for byte.
{
    const e = await engine('pictures');
    for (let i = 0; i < e.figures(); ++i) {
        const drawn = e.text(e.picture(i));
        const slug = /<title id="(.*?)-t">/.exec(drawn)[1];
        assert.equal(drawn, readFileSync(path.join(root, `docs/pictures/${slug}.svg`), 'utf8'), slug);
    }
    done(`${e.figures()} pictures of WebAssembly have the bytes of the kept ones`);
}

// The figures whose first two shapes the stage can show stand there in the relation that the figure claims.
const staged = [];
{
    const e = await engine('applet');
    const kinds = Array.from({ length: e.kinds() }, (_, k) => e.text(e.kind_name(k)));
    for (const name of readdirSync(path.join(root, 'docs/pictures'))) {
        const scene = / data-scene="([^"]+)"/.exec(readFileSync(path.join(root, 'docs/pictures', name), 'utf8'))?.[1];
        if (!scene) continue;
        const [first, second, relation] = scene.split(';');
        [first, second].forEach((part, who) => {
            const [kind, ...numbers] = part.split(',');
            e.choose(who, kinds.indexOf(kind));
            for (let round = 0; round < 2; ++round) numbers.forEach((n, i) => e.set_number(who, i, Number(n)));
            numbers.forEach((n, i) => assert.equal(e.number(who, i), Number(n), name));
        });
        assert.equal(['disjoint', 'touching', 'overlapping'][e.relation_now()], relation, name);
        e.fit();
        for (const who of [0, 1]) {
            const [x, y] = [e.handle_x(who, 0), e.handle_y(who, 0)];
            assert.ok(x > 20 && x < 710 && y > 10 && y < 440, `${name}: the stage shows its first handles`);
        }
        staged.push(`${first};${second}`);
    }
    assert.ok(staged.length > 30);
    done(`${staged.length} figures on the stage stand in the relation that they claim`);
}

// Programs that the stage offers for random scenes compile.
const scenes = 1000;
{
    const e = await engine('applet');
    let seed = 20261122;
    const random = () => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff);
    e.fit();
    const found = [0, 0, 0];
    let program = 'import hantei;\nusing namespace hantei;\n';
    for (let n = 0; n < scenes; ++n) {
        for (const who of [0, 1]) {
            e.choose(who, Math.floor(random() * e.kinds()));
            for (let k = 0; k < 3; ++k) {
                const what = 8 * who + Math.floor(random() * e.handles(who));
                e.drag(what, 200 + random() * 320, 100 + random() * 260, 0, 0, n % 4 === 0);
            }
            e.turn(who, Math.floor(random() * 8) * 45);
        }
        ++found[e.relation_now()];
        program += `namespace scene${n} {\n${e.text(e.code()).replace(/^import hantei;\nusing namespace hantei;\n/, '')}}\n`;
    }
    assert.ok(found.every((count) => count > 0), `relations of the scenes: ${found}`);
    const directory = path.join(root, 'build/site-test');
    mkdirSync(directory, { recursive: true });
    const file = path.join(directory, 'scenes.cpp');
    writeFileSync(file, program);
    const modules = readdirSync(path.join(root, 'build/libcxx/CMakeFiles/hantei.dir')).filter((name) => name.endsWith('.pcm'));
    const run = spawnSync('clang++-19', ['-std=c++20', '-stdlib=libc++', '-ffp-contract=off', '-O3', '-DNDEBUG', '-fsyntax-only',
        '-fconstexpr-steps=100000000',
        ...modules.map((name) => `-fmodule-file=${name.slice(0, -4).replace('-', ':')}=${path.join(root, 'build/libcxx/CMakeFiles/hantei.dir', name)}`),
        file], { encoding: 'utf8' });
    assert.equal(run.status, 0, run.stderr.slice(0, 4000));
    done(`${scenes} random scenes (${found} disjoint, touching, overlapping): their programs compile`);
}

const kinds = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', json: 'application/json', svg: 'image/svg+xml' };
const server = http.createServer((request, response) => {
    let file = path.join(site, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    if (existsSync(file) && statSync(file).isDirectory()) file = path.join(file, 'index.html');
    if (!existsSync(file)) {
        response.writeHead(404);
        return response.end();
    }
    response.writeHead(200, { 'content-type': kinds[file.split('.').pop()] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const base = `http://127.0.0.1:${server.address().port}/`;

const size = brotliCompressSync(readFileSync(path.join(site, 'applet.wasm'))).length;
console.log(`    applet.wasm: ${statSync(path.join(site, 'applet.wasm')).size} bytes, ${size} compressed`);

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
const complaints = [];
const open = async (options, url = base) => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'], ...options })).newPage();
    page.on('console', (message) => { if (message.type() === 'error') complaints.push(`${url}: ${message.text()}`); });
    page.on('pageerror', (error) => complaints.push(`${url}: ${error.message}`));
    await page.goto(url);
    if (options.javaScriptEnabled !== false && url.startsWith(base) && !url.includes('.html')) await page.waitForSelector('hantei-stage[data-ready]');
    return page;
};
const at = (page) => page.evaluate(() => document.querySelector('hantei-stage').address());
// Where a point of the drawing is on the screen.
const screen = async (page, x, y) => page.evaluate(([px, py]) => {
    const svg = document.querySelector('hantei-stage svg');
    const p = new DOMPoint(px, py).matrixTransform(svg.getScreenCTM());
    return [p.x, p.y];
}, [x, y]);

const pictures = process.env.SCREENSHOTS;
try {
    const start = Date.now();
    const page = await open({});
    console.log(`    usable after ${Date.now() - start} ms`);
    assert.ok(await page.evaluate(() => {
        const stage = document.querySelector('hantei-stage');
        const tight = (markup) => markup.replace(/>\s+</g, '><').trim();  // the site's pages leave out line ends between elements
        return tight(stage.drawing.innerHTML) === tight(stage.baked) && tight(stage.baked).length > 1000;
    }), 'the first frame is the baked one');
    done('the first frame equals the baked picture');

    const knob = page.locator('hantei-stage .knob').first();
    const [kx, ky] = [Number(await knob.getAttribute('cx')), Number(await knob.getAttribute('cy'))];
    const before = await at(page);
    await page.mouse.move(...await screen(page, kx, ky));
    await page.mouse.down();
    await page.mouse.move(...await screen(page, kx - 84, ky + 56), { steps: 6 });
    await page.mouse.up();
    assert.notEqual(await at(page), before);
    assert.equal(await at(page), 'disk,2.5,1.5,2;aabb,-4,-2,4,2');
    assert.match(await page.textContent('hantei-stage .verdict'), /overlapping/);
    done('dragged with the mouse');

    await page.mouse.click(...await screen(page, kx - 84, ky + 56));
    await page.mouse.click(...await screen(page, kx, ky));
    assert.equal(await at(page), before);
    done('clicked, then placed');

    await knob.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    assert.equal(await at(page), 'disk,5.75,3.51,2;aabb,-4,-2,4,2');
    await page.keyboard.press('h');
    assert.equal(await at(page), 'disk,5.7,3.51,2;aabb,-4,-2,4,2');
    done('moved with keys');

    const inputs = page.locator('hantei-stage fieldset').first().locator('input');
    for (const [i, value] of [[0, '7'], [1, '6'], [2, '5']]) {
        await inputs.nth(i).fill(value);
        await inputs.nth(i).blur();
    }
    assert.equal(await at(page), 'disk,7,6,5;aabb,-4,-2,4,2');
    assert.match(await page.textContent('hantei-stage .verdict'), /touching/);
    await inputs.nth(2).fill('-1');
    await inputs.nth(2).blur();
    assert.equal(await inputs.nth(2).inputValue(), '5', 'a radius below 0 is not taken');
    done('typed numbers; a disk that touches; a bad number is not taken');

    await page.getByRole('button', { name: 'Copy' }).click();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /static_assert\(relate\(a, b\) == relation::touching\);/);
    done('Copy gives the program');

    await page.getByRole('button', { name: 'Animate (S)' }).click();
    await page.waitForFunction((old) => document.querySelector('hantei-stage').address() !== old, await at(page));
    await page.getByRole('button', { name: 'Animate (S)' }).click();
    done('animated');

    const time = await page.evaluate(() => {
        const stage = document.querySelector('hantei-stage');
        const begin = performance.now();
        for (let i = 0; i < 200; ++i) stage.engine.animate(1, 0), stage.engine.draw();
        return (performance.now() - begin) / 200;
    });
    console.log(`    a redraw takes ${time.toFixed(3)} ms of the engine`);

    const linked = await open({}, base + '#obb,1,2,3,1,30;ray,-9,-3,4,2');
    assert.equal(await at(linked), 'obb,1,2,3,1,30;ray,-9,-3,4,2');
    assert.match(await linked.textContent('hantei-stage .verdict'), /in at t = /);
    if (pictures) await linked.screenshot({ path: path.join(pictures, 'ray-light.png') });
    await linked.locator('hantei-stage .knob').first().focus();
    await linked.keyboard.press('r');
    assert.equal(await at(linked), 'obb,1,2,3,1,31;ray,-9,-3,4,2');
    done('the scene of an address; R turns the box');

    const orbit = await open({}, base + '#disk,0,0,1;obb,0,5,3,1,0;orbit');
    await orbit.getByRole('button', { name: 'Step' }).click();
    assert.match(await at(orbit), /^disk,0,0,1;obb,0,5\.09,3,1,0$/);
    done('a motion out of an address');

    const figures = await open({}, base + 'figures.html');
    const links = await figures.locator('a.stage-link').evaluateAll((all) => all.map((a) => a.hash.slice(1)));
    assert.deepEqual(links.sort(), staged.sort());
    await figures.locator('a.stage-link').first().click();
    await figures.waitForSelector('hantei-stage[data-ready]');
    assert.ok(staged.includes(await at(figures)));
    done(`${links.length} figures lead to the stage`);

    const touch = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await touch.locator('hantei-stage svg').scrollIntoViewIfNeeded();
    await touch.touchscreen.tap(...await screen(touch, kx, ky));
    await touch.touchscreen.tap(...await screen(touch, kx - 84, ky + 56));
    assert.equal(await at(touch), 'disk,2.5,1.5,2;aabb,-4,-2,4,2');
    if (pictures) await touch.screenshot({ path: path.join(pictures, 'phone.png') });
    done('placed by touch');

    const plain = await open({ javaScriptEnabled: false });
    assert.ok(await plain.locator('hantei-stage svg circle').count() > 0);
    done('a picture without JavaScript');

    for (const scheme of ['light', 'dark']) {
        for (const name of ['', 'figures.html']) {
            const shown = await open({ colorScheme: scheme }, base + name);
            if (pictures) await shown.screenshot({ path: path.join(pictures, `${name || 'playground'}-${scheme}.png`) });
            const result = await new AxeBuilder({ page: shown }).analyze();
            assert.deepEqual(result.violations.map((v) => [v.id, v.nodes.slice(0, 3).map((n) => n.html)]), [], `${scheme} ${name}`);
        }
    }
    done('axe-core finds nothing, in light and dark');

    // Every link of every page leads somewhere.
    const names = readdirSync(site).filter((name) => name.endsWith('.html') && name !== '404.html');
    for (const name of names) {
        const shown = await open({}, base + name);
        const links = await shown.evaluate(() => [...document.querySelectorAll('a[href]')].map((a) => a.href));
        for (const link of new Set(links.filter((l) => l.startsWith(base)))) {
            const [url, anchor] = link.split('#');
            const response = await shown.request.get(url.endsWith('/') || url.includes('.') ? url : url + '.html');
            assert.equal(response.status(), 200, `${name} links to ${link}`);
            if (anchor && url === base + name) {
                assert.ok(await shown.evaluate((id) => document.getElementById(id) !== null, decodeURIComponent(anchor)), `${name}#${anchor}`);
            }
        }
    }
    done(`no page of ${names.length} links to nothing`);
    assert.deepEqual(complaints, []);
    done('no error on the console');
} finally {
    await browser.close();
    server.close();
}
