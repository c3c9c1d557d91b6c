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
import { chapters, decisions, pairs, programs, put, told, usual } from './parts.mjs';
import { askPrograms, openPrograms } from './test_programs.mjs';

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
    for (const name of readdirSync(path.join(root, 'docs/pictures'))) {
        const scene = / data-scene="([^"]+)"/.exec(readFileSync(path.join(root, 'docs/pictures', name), 'utf8'))?.[1];
        if (!scene) continue;
        const [first, second, relation] = scene.split(';');
        put(e, `${first};${second}`);
        [first, second].forEach((part, who) => part.split(',').slice(1).forEach((n, i) => assert.equal(e.number(who, i), Number(n), name)));
        assert.equal(['disjoint', 'touching', 'overlapping'][e.relation_now()], relation, name);
        for (const who of [0, 1]) {
            const [x, y] = [e.handle_x(who, 0), e.handle_y(who, 0)];
            assert.ok(x > 20 && x < 710 && y > 10 && y < 440, `${name}: the stage shows its first handles`);
        }
        staged.push(`${first};${second}`);
    }
    assert.ok(staged.length > 30);
    done(`${staged.length} figures on the stage stand in the relation that they claim`);
}

// What the chapters give to do is done by the scene that they show.
const tasks = chapters.flatMap(({ link, words }) => [...words.matchAll(/\[(.*)\]\(.*? "task (\w+) (\S+)"\)/g)].map(([, , wanted, solution]) => ({ link, wanted, solution })));
{
    const e = await engine('applet');
    for (const { link, wanted, solution } of tasks) {
        put(e, solution);
        assert.equal(['disjoint', 'touching', 'overlapping'][e.relation_now()], wanted, link);
    }
    assert.ok(tasks.length >= 9);
    done(`${tasks.length} tasks of the chapters have solutions`);
}

// The values beside the lines that decide: of each pair that is decided by one formula its sign is the answer's, and where there are more
// each has its line.
{
    const e = await engine('applet');
    const kinds = Array.from({ length: e.kinds() }, (_, k) => e.text(e.kind_name(k)));
    let told = 0, beside = 0;
    for (const first of kinds) {
        for (const second of kinds) {
            put(e, usual(first, second));
            const values = e.text(e.values()).split('\n').slice(0, -1).map((line) => line.split('|'));
            const { path: file, calls } = decisions[[first, second].map((name) => name.replace('disk', 'ball')).sort().join('_')];
            assert.equal(values.length > 0, calls.length > 0, file);
            told += values.length > 0;
            beside += values.length > 0 && values.length === calls.length;
            if (values.length === 1 && values[0][3] !== '0') assert.equal(Number(values[0][3]), [1, 0, -1][e.relation_now()], `${first} ${second}`);
        }
    }
    assert.ok(told > 70 && told - beside < 4, `${told} told, ${beside} beside their lines`);
    done(`the values of ${told} of ${kinds.length ** 2} pairs of shapes are told, of ${beside} beside their lines`);
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
        e.set_way(n % 10 ? 0 : Math.floor(random() * 40 - 20) / 4, n % 10 ? 0 : Math.floor(random() * 40 - 20) / 4);
        e.judge();
        ++found[e.relation_now()];
        program += `namespace scene${n} {\n${e.text(e.code()).replace(/^import hantei;\nusing namespace hantei;\n/, '')}}\n`;
    }
    assert.ok(found.every((count) => count > 0), `relations of the scenes: ${found}`);
    const proofs = await askPrograms();
    program = '#include <array>\n' + program;
    proofs.forEach((proof, n) => { program += `namespace program${n} {\n${proof.replace(/^(#include|import|using) .*\n/gm, '')}}\n`; });
    done(`${programs.size} programs of the texts say what they should`);
    const directory = path.join(root, 'build/site-test');
    mkdirSync(directory, { recursive: true });
    const file = path.join(directory, 'scenes.cpp');
    writeFileSync(file, program);
    const unit = path.join(root, 'build/libcxx/CMakeFiles/hantei.dir/hantei.pcm');
    const run = spawnSync('clang++-19', ['-std=c++20', '-stdlib=libc++', '-ffp-contract=off', '-O3', '-DNDEBUG', '-fsyntax-only',
        '-fconstexpr-steps=100000000', `-fmodule-file=hantei=${unit}`, file], { encoding: 'utf8' });
    assert.equal(run.status, 0, run.stderr.slice(0, 4000));
    done(`${scenes} random scenes (${found} disjoint, touching, overlapping): their programs compile, and ${proofs.length} of the texts' programs`);
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

// To hundredths this polygon is a segment: it stays where it is, and the page goes on.
const thin = [0, 0, 4, 0, 4, 0.004, 2, 0.003, 0, 0.004, 0, 0.002];
const stage = await engine('applet');
const polygon = [...Array(stage.kinds()).keys()].find((kind) => stage.text(stage.kind_name(kind)) === 'polygon');
stage.begin(0, polygon);
thin.forEach((x, i) => stage.set_next(i, x));
assert.equal(stage.finish(0), 1);
for (const move of [() => stage.move(0, 0.05, 0), () => stage.animate(1, 0)]) {
    move();
    stage.judge();
    stage.draw();
    assert.deepEqual(thin.map((_, i) => stage.number(0, i)), thin);
}
done('a polygon that hundredths would flatten stays where it is');

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
const complaints = [];
const playground = base + 'playground.html';
const open = async (options, url = playground) => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'], ...options })).newPage();
    page.on('console', (message) => { if (message.type() === 'error') complaints.push(`${url}: ${message.text()}`); });
    page.on('request', (request) => { if (!request.url().startsWith(base) && !/^(data|blob):/.test(request.url())) complaints.push(`${url} loads ${request.url()}`); });
    page.on('pageerror', (error) => complaints.push(`${url}: ${error.message}`));
    await page.goto(url);
    if (options.javaScriptEnabled !== false && url.startsWith(playground)) await page.waitForSelector('hantei-stage[data-ready]');
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
        for (let i = 0; i < 200; ++i) stage.engine.animate(1, 0), stage.engine.judge(), stage.engine.draw();
        return (performance.now() - begin) / 200;
    });
    console.log(`    a redraw takes ${time.toFixed(3)} ms of the engine`);

    await page.locator('hantei-stage .knob').first().focus();
    await page.keyboard.press('w');
    assert.match(await at(page), /;way,6,2$/);
    assert.match(await page.textContent('hantei-stage .verdict'), /first contact after .* of the way, normal|no contact on the way/);
    await page.keyboard.press('w');
    assert.doesNotMatch(await at(page), /way/);
    done('swept');

    const live = page.locator('hantei-stage .live');
    await page.goto(playground + '#disk,5.5,3.5,2;aabb,-4,-2,4,2');
    await page.reload();
    await page.waitForSelector('hantei-stage .live');
    assert.match(await page.textContent('hantei-stage summary'), /modules\/pairs\/aabb_ball\.cppm$/);
    assert.match(await live.first().textContent(), /▸ point_gap of \(1\.5, 1\.5\), 2 = 0\.5 > 0/);
    await page.locator('hantei-stage .knob').first().focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => /= -0\.1875 < 0/.test(document.querySelector('hantei-stage .live').textContent));
    done('values beside the lines that decided');

    const linked = await open({}, playground + '#obb,1,2,3,1,30;ray,-9,-3,4,2');
    assert.equal(await at(linked), 'obb,1,2,3,1,30;ray,-9,-3,4,2');
    assert.match(await linked.textContent('hantei-stage .verdict'), /enters at t = .*, leaves at t = /);
    if (pictures) await linked.screenshot({ path: path.join(pictures, 'ray-light.png') });
    await linked.locator('hantei-stage .knob').first().focus();
    await linked.keyboard.press('r');
    assert.equal(await at(linked), 'obb,1,2,3,1,31;ray,-9,-3,4,2');
    done('the scene of an address; R turns the box');

    const orbit = await open({}, playground + '#disk,0,0,1;obb,0,5,3,1,0;orbit');
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

    // The book.
    const home = await open({}, base);
    const cells = await home.locator('.matrix td a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    assert.deepEqual(cells.map((href) => /pair\/(\w+)\.html/.exec(href)[1]).sort(), pairs.map((pair) => pair.name).sort());
    assert.equal(await home.locator('.matrix td svg > *').count() >= 2 * pairs.length, true);
    await home.locator('.matrix td a').nth(20).click();
    await home.waitForSelector('hantei-stage[data-ready]');
    assert.equal(await home.locator('div[class*=language-cpp]').count(), 1);
    done(`${pairs.length} pairs on the home page; a cell leads to a figure and to its code`);

    for (const chapter of chapters) {
        const shown = await open({}, `${base.slice(0, -1)}${chapter.link}.html`);
        const figure = shown.locator('hantei-stage').first();
        await shown.waitForSelector('hantei-stage[data-ready]');
        assert.ok(await figure.evaluate((f) => [...document.querySelectorAll('.vp-doc h2')].every((h) => f.compareDocumentPosition(h) & Node.DOCUMENT_POSITION_FOLLOWING)), `${chapter.text} opens with a figure`);
        assert.ok(await figure.evaluate((f) => f.drawing.innerHTML.replace(/>\s+</g, '><').trim() === f.baked.replace(/>\s+</g, '><').trim()), chapter.text);
        const drawn = () => figure.evaluate((f) => f.drawing.innerHTML);
        const [before, address] = [await drawn(), shown.url()];
        await shown.locator('hantei-stage .knob').first().focus();
        await shown.keyboard.press('ArrowUp');
        assert.notEqual(await drawn(), before, `${chapter.text}: its figure moves`);
        assert.equal(shown.url(), address);
        if (tasks.some((task) => task.link === chapter.link)) {
            await shown.getByRole('button', { name: 'Show', exact: true }).click();
            assert.equal(await shown.locator('.task span').getAttribute('aria-label'), 'done', chapter.text);
        }
        if (pictures) await shown.screenshot({ path: path.join(pictures, `${chapter.link.split('/').pop()}.png`) });
        await shown.context().close();
    }
    done(`${chapters.length} chapters open with a figure that is dragged`);

    const toldOf = new Set(readFileSync(path.join(site, 'told.html'), 'utf8').match(/(?<=href="\/reference\/)\w+(?=\.html")/g));
    for (const { name, page: file } of told) {
        assert.ok(toldOf.has(file), `told.html leads to ${name}`);
        const text = readFileSync(path.join(site, `reference/${file}.html`), 'utf8');
        for (const place of ['example', 'exactness', 'errors']) assert.match(text, new RegExp(`<h2 id="${place}"`), name);
        assert.match(text, /language-cpp/, name);
    }
    assert.equal(toldOf.size, told.length);
    done(`${told.length} questions and shapes have a page with an example`);

    const found = await open({}, base);
    await found.locator('.VPNavBarSearch button').click();
    await found.locator('.VPLocalSearchBox input').fill('corner region');
    await found.waitForSelector('.VPLocalSearchBox .result');
    assert.match(await found.textContent('.VPLocalSearchBox .results'), /A disk and a box/);
    done('the search finds a chapter');

    done(`the pages of ${await openPrograms(open, base)} programs: first frame, keys, pointer, motion`);
    const walked = await open({}, base + 'programs/first_program.html');
    await walked.waitForSelector('hantei-stage[data-ready]');
    await walked.locator('hantei-stage .knob').first().focus();
    for (const key of ['k', 'Shift+R', 'r', 'r']) await walked.keyboard.press(key);
    assert.equal(await at(walked), 'disk,0,0.05,1;obb,0,5,3,1,1');
    const moving = await open({}, base + 'programs/second_program.html');
    await moving.waitForSelector('hantei-stage[data-ready] ~ * ~ hantei-stage[data-ready]');
    await moving.locator('hantei-stage .knob').first().focus();
    await moving.keyboard.press('l');
    assert.equal(await at(moving), 'disk,0.1,1,1;obb,5,4,3,1,0');
    await moving.keyboard.press('s');
    await moving.waitForFunction(() => !document.querySelector('hantei-stage').address().endsWith(';obb,5,4,3,1,0'));
    done('programs 1 and 2 on their pages');

    const plain = await open({ javaScriptEnabled: false });
    assert.ok(await plain.locator('hantei-stage svg circle').count() > 0);
    const read = await open({ javaScriptEnabled: false }, `${base.slice(0, -1)}${chapters[1].link}.html`);
    assert.match(await read.textContent('hantei-stage .baked'), /disjoint/);
    done('pictures and their answers without JavaScript');

    for (const scheme of ['light', 'dark']) {
        for (const name of ['', 'playground.html', 'figures.html', 'pair/ball_obb.html', 'programs.html', 'told.html', 'reference/distance.html', 'reference/ball.html', 'programs/second_program.html', ...[...programs.keys()].map((name) => `programs/${name}.html`), ...chapters.map((c) => `${c.link.slice(1)}.html`)]) {
            const shown = await open({ colorScheme: scheme }, base + name);
            if (pictures) await shown.screenshot({ path: path.join(pictures, `${name.replaceAll('/', '-') || 'home'}-${scheme}.png`) });
            const result = await new AxeBuilder({ page: shown }).analyze();
            assert.deepEqual(result.violations.map((v) => [v.id, v.nodes.slice(0, 3).map((n) => n.html)]), [], `${scheme} ${name}`);
            await shown.context().close();
        }
    }
    done('axe-core finds nothing, in light and dark');

    // Every link of every page leads somewhere: to a file of the site and, where it names one, to a place in it.
    const names = readdirSync(site, { recursive: true }).filter((name) => name.endsWith('.html') && name !== '404.html');
    const places = new Map(names.map((name) => {
        const text = readFileSync(path.join(site, name), 'utf8');
        return [name, { ids: new Set([...text.matchAll(/ id="([^"]*)"/g)].map((m) => m[1])), links: [...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map((m) => m[1].replaceAll('&amp;', '&')) }];
    }));
    let links_seen = 0;
    for (const [name, { links: all }] of places) {
        for (const link of all) {
            const url = new URL(link, `${base}${name}`);
            if (!url.href.startsWith(base)) {
                assert.match(url.href, /^https?:/, `${name} links to ${link}`);
                continue;
            }
            let file = decodeURIComponent(url.pathname).slice(1) || 'index.html';
            if (!/\.\w+$/.test(file)) file += '.html';
            assert.ok(existsSync(path.join(site, file)), `${name} links to ${link}`);
            const place = decodeURIComponent(url.hash.slice(1));
            if (place && !/[,;]/.test(place)) assert.ok(places.get(file).ids.has(place), `${name} links to ${link}`);
            ++links_seen;
        }
    }
    done(`no page of ${names.length} links to nothing (${links_seen} links)`);
    assert.deepEqual(complaints, []);
    done('no error on the console, and nothing is loaded from elsewhere');
} finally {
    await browser.close();
    server.close();
}
