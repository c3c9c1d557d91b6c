// SPDX-License-Identifier: MIT
// What the pages of the site are made of besides their words: stages with their first frame, the matrix of pairs, code of the real files.
import { readFileSync, readdirSync } from 'node:fs';
import { engine } from './engine.mjs';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const applet = await engine('applet');
const kinds = Array.from({ length: applet.kinds() }, (_, k) => applet.text(applet.kind_name(k)));

const [light, dark] = applet.text(applet.style()).replace(/<\/?style>/g, '').split('@media(prefers-color-scheme:dark){');
/// The look of all pictures, by the site's own light and dark.
export const style = light + dark.replace(/}$/, '').replace(/\.hantei/g, '.dark .hantei');

/// The two shapes on an instance of the stage, as the browser puts them there (stage.js).
export function put(e, scene) {
    const parts = scene.split(';');
    parts.slice(0, 2).forEach((part, who) => {
        const [kind, ...numbers] = part.split(',');
        if (!kinds.includes(kind)) throw new Error(`${scene}: the stage has no ${kind}`);
        e.begin(who, kinds.indexOf(kind));
        numbers.forEach((n, i) => e.set_next(i, Number(n)));
        if (!e.finish(who)) throw new Error(`${scene}: no valid ${kind}`);
    });
    e.set_way(0, 0);
    const way = parts.find((part) => part.startsWith('way,'));
    if (way) e.set_way(...way.split(',').slice(1).map(Number));
    e.fit();
    e.judge();
}
const numbersOf = (e, who) => Array.from({ length: e.numbers(who) }, (_, i) => e.number(who, i));

/// The usual first scene of two kinds.
export function usual(first, second) {
    [first, second].forEach((name, who) => applet.choose(who, kinds.indexOf(name)));
    if (first === second) applet.move(1, 2.5, 1.5);
    return [0, 1].map((who) => [kinds[applet.kind_of(who)], ...numbersOf(applet, who)].join(',')).join(';');
}

/// A stage: of one scene, or the playground's, which has its scene in the address. `open`: the lines that decide are shown at once.
export function stage(scene, open = !scene) {
    put(applet, scene ?? usual('disk', 'aabb'));
    return `<hantei-stage v-pre${scene ? ` data-scene="${scene}"` : ''}${open ? ' data-open' : ''}><svg xmlns="http://www.w3.org/2000/svg" class="hantei" viewBox="0 0 720 460">` +
        `<rect class="p" width="720" height="460"/>${applet.text(applet.draw())}</svg>` +
        `<p class="baked">${applet.text(applet.verdict())}</p></hantei-stage>`;
}

/// A program of the five texts, by the name of its file in docs/site/programs.
export async function program(name) {
    const e = await engine(name);
    return `<hantei-program v-pre name="${name}"><svg xmlns="http://www.w3.org/2000/svg" class="hantei" viewBox="0 0 720 460">` +
        `<rect class="p" width="720" height="460"/>${e.text(e.draw())}</svg><p class="baked">${e.text(e.say())}</p></hantei-program>`;
}
export const programs = new Map(await Promise.all(readdirSync(new URL('docs/site/programs/', root)).filter((name) => name.endsWith('.md'))
    .flatMap((name) => [...read(`docs/site/programs/${name}`).matchAll(/^::program (\w+)$/gm)].map((m) => m[1]))
    .map(async (name) => [name, await program(name)])));

/// Every pair as docs/pairs.md tells it: name, title, how it is decided, source.
export const pairs = [...read('docs/pairs.md').matchAll(/^\| \[(\w+ and \w+)\]\(\.\.\/modules\/pairs\/(\w+)\.cppm\) \| (.*?) \| (.*?) \| /gm)]
    .map(([, title, name, method, source]) => ({ title, name, method: method.replaceAll('\\|', '|'), source }));

/// The tables of docs/pairs.md, one for each question: their names of shapes, their cells, and what the words of the cells mean.
const tables = read('docs/pairs.md').split(/^## /m).filter((part) => part.includes('\n| **')).map((part) => {
    const rows = part.split('\n').filter((line) => /^\| (\||\*\*)/.test(line)).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
    const names = rows[0].slice(1);
    return {
        question: part.split('\n')[0], names, cells: rows.slice(1).map((row) => row.slice(1)),
        notes: new Map([...part.matchAll(/^\* \*(.*?)\*: (.*?) \[/gm)].map(([, word, note]) => [word, note])),
    };
});
const cellOf = ({ names, cells }, pair) => {
    const [i, k] = pair.split('_').map((name) => names.indexOf(name)).sort((a, b) => a - b);
    return cells[i][k];
};

/// The chapters, in their order, by their headings.
export const chapters = readdirSync(new URL('docs/book/', root)).filter((name) => name.endsWith('.md'))
    .sort((a, b) => parseInt(a) - parseInt(b))
    .map((name) => ({ text: /^# (.*)$/m.exec(read(`docs/book/${name}`))[1], link: `/book/${name.slice(0, -3)}`, words: read(`docs/book/${name}`) }));
export const chaptersOf = (name) => chapters.filter((c) => c.words.includes(`modules/pairs/${name}.cppm`));

const staged = (name) => (name === 'ball' ? 'disk' : name);
/// The first table with a picture in each cell, which leads to the pair's page.
export function matrix() {
    const { names, cells } = tables[0];
    const cell = (text) => {
        const name = /modules\/pairs\/(\w+)\.cppm/.exec(text)?.[1];
        if (!name) return '<td></td>';
        put(applet, usual(...name.split('_').map(staged)));
        return `<td><a href="/pair/${name}.html"><svg class="hantei" viewBox="0 0 96 64" aria-hidden="true">${applet.text(applet.thumbnail(96, 64))}</svg>` +
            `<span class="visually-hidden">${name.replace('_', ' and ')}</span></a></td>`;
    };
    return `<div v-pre class="matrix" tabindex="0" role="region" aria-label="Every pair of shapes"><table><thead><tr><td></td>${names.map((n) => `<th scope="col">${n}</th>`).join('')}</tr></thead><tbody>` +
        cells.map((row, i) => `<tr><th scope="row">${names[i]}</th>${row.map(cell).join('')}</tr>`).join('') +
        '</tbody></table></div>';
}

/// How each other question about a pair is answered.
function methods(name) {
    const rows = tables.slice(1).map((table) => {
        const cell = cellOf(table, name);
        const words = [...table.notes.keys()].filter((word) => cell.includes(word));
        return `| ${table.question} | ${cell} | ${words.map((word) => table.notes.get(word)).join(' ')} |\n`;
    });
    return `## The other questions\n\n| question | method | what it does |\n|---|---|---|\n${rows.join('')}\n● plane and space, ○ plane, – not defined.\n\n`;
}

/// A pair's page.
export function pairPage({ title, name, method, source }) {
    const treated = chaptersOf(name).map((c) => `[${c.text}](${c.link})`).join(', ');
    return `# ${title}\n\n::stage ${usual(...name.split('_').map(staged))} open\n\n${method}\n\n` +
        (treated ? `The idea is the subject of chapter ${treated}.\n\n` : '') +
        `## How it is decided\n\n[modules/pairs/${name}.cppm](../../modules/pairs/${name}.cppm "code: export namespace hantei {")\n\nAfter: ${source}.\n\n` + methods(name) +
        'What the words of the answer mean: [conventions](/conventions). How the sign is found without rounding: [exactness](/exactness).\n';
}

/// The declaration in a file that begins at the line with these words, with the comment above it, moved to the left.
export function codeOf(path, words) {
    const lines = read(path).split('\n');
    const found = lines.flatMap((line, i) => (line.includes(words) ? [i] : []));
    if (found.length === 0) throw new Error(`${path} has no line with: ${words}`);
    let first = found[0];
    while (/^\s*(\/\/\/|template |requires )/.test(lines[first - 1])) --first;
    let depth = 0, last = found[0];
    for (; ; ++last) {
        for (const c of lines[last]) depth += c === '{' ? 1 : c === '}' ? -1 : 0;
        if (depth === 0 && /[;}]\s*(\/\/.*)?$/.test(lines[last])) break;
    }
    const indent = /^ */.exec(lines[found[0]])[0].length;
    return lines.slice(first, last + 1).map((line) => line.slice(indent)).join('\n') + '\n';
}

/// The lines of a pair's file that decide, the last of each call that asks a formula, and whether it has any.
function decisionOf(name) {
    const path = `modules/pairs/${name}.cppm`;
    const file = read(path);
    const words = ['auto gap(auto engine', 'relation relate(', 'auto relate ='].find((w) => file.includes(w));
    const code = codeOf(path, words);
    const calls = [];
    let end = code.indexOf('\n');
    for (const { index } of code.matchAll(/(?:engine\.sign|\w+)\((?=engine,)|engine\.sign\(/g)) {
        if (index < end) continue;  // in the head, or an argument of the call before
        let depth = 0;
        end = code.indexOf('(', index);
        do depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0; while (depth > 0 && ++end < code.length);
        calls.push(code.slice(0, end).split('\n').length - 1);
    }
    return { path, code: code.trimEnd(), calls };
}
/// Of every pair, for the stage (stage.js).
export const decisions = Object.fromEntries(pairs.map(({ name }) => [name, decisionOf(name)]));

/// Every question and every shape, as docs/reference.md and docs/examples.md tell of them: those that have an example.
const examples = new Map(read('docs/examples.md').split(/^## /m).slice(1).map((part) => [part.split('\n')[0], part.slice(part.indexOf('\n')).trim()]));
const entries = [...read('docs/reference.md').matchAll(/^### (.*)\n\n([^]*?)\n\n```text\n([^]*?)\n```\n\n\[(modules\/.*?)\]/gm)]
    .map(([, name, comment, signature, file]) => ({ name, comment, signature, file, page: name.replace('::', '_') }));
export const told = entries.filter(({ name }) => examples.has(name));

const decides = /decision\/|contains\.cppm|within_distance\.cppm|views\.cppm/;
const exactly = (entry) => (tables[0].names.includes(entry.name) ? 'The shape is the set that its stored numbers describe, and nothing rounder.'
    : decides.test(entry.file) ? 'Decided exactly for every valid input: no tolerance, touching included, at any magnitude.'
        : 'Every number of the answer is the one nearest to the true value, or a stored number; what is present, and which element it is, is decided exactly.') +
    ' The same bits in the compiler and in the program. [How](/exactness), and [what the words mean](/conventions).';
/// Sentences of a comment: those that say what is thrown, or the others.
const sentences = (comment, thrown) => comment.split('\n\n').map((paragraph) => paragraph.split(/(?<=[.:;)]) (?=[A-Z])|(?<=\.)\n(?=[A-Z])/)
    .filter((sentence) => /^(Throws|Anything else throws)/.test(sentence.trim()) === thrown).join(' ')).filter((paragraph) => paragraph.trim()).join('\n\n');

const unthrown = (name, isShape) => (isShape ? 'Every question about one with bad numbers throws invalid_shape; `is_valid` and `flaws` tell without throwing.'
    : name === 'flaws' || name === 'is_valid' ? 'None is thrown: it tells what is wrong. Other questions throw invalid_shape.' : 'Throws invalid_shape for bad numbers.');

/// The page of a question or a shape.
export function entryPage(entry) {
    const { name, comment, signature, file } = entry;
    const isShape = tables[0].names.includes(name);
    const aliases = isShape ? entries.filter((other) => other.file === file && other.name !== name && new RegExp(` = ${name}<`).test(other.signature)) : [];
    const thrown = sentences(comment, true);
    const asked = tables.filter(({ question }) => new RegExp(`\\b${name}\\b`).test(question.replace('all that follows from it', 'disjoint intersects touches overlaps')));
    const plain = (cell) => cell.replace(/\[(.*?)\]\(.*?\)/g, '$1');
    const grid = ({ question, names, cells }) => `${question}\n\n| with | ${names.join(' | ')} |\n|--|${names.map(() => '--').join('|')}|\n` +
        cells.map((row, i) => `| **${names[i]}** | ${row.map((cell, k) => (plain(cell) ? `[${plain(cell)}](/pair/${[names[i], names[k]].sort().join('_')})` : '')).join(' | ')} |\n`).join('');
    const withEach = () => `| with | ${tables.map((table) => table.question.split(',')[0].split(' and ')[0]).join(' | ')} |\n|--|${tables.map(() => '--').join('|')}|\n` +
        tables[0].names.map((other) => {
            const pair = [name, other].sort().join('_');
            return `| [${other}](/pair/${pair}) | ${tables.map((table) => plain(cellOf(table, pair))).join(' | ')} |\n`;
        }).join('');
    return `---\noutline: [2]\n---\n# ${name}\n\n${sentences(comment, false)}\n\n` +
        `## ${isShape ? 'What it stores' : 'How it is called'}\n\n\`\`\`text\n${signature}\n\`\`\`\n\n` +
        aliases.map((alias) => `*${alias.name}*: ${alias.comment}\n\n\`\`\`text\n${alias.signature}\n\`\`\`\n\n`).join('') +
        `## Example\n\n${examples.get(name)}\n\n## Exactness\n\n${exactly(entry)}\n\n` +
        `## Errors\n\n${thrown || unthrown(name, isShape)} In a constant expression the build fails instead, and names the shape and the field.\n\n` +
        (isShape ? `## With each other shape\n\n${withEach()}\n● plane and space, ○ plane, – not defined. The number is the degree of what decides, = stands for comparisons.\n\n` : '') +
        (asked.length ? `## Pairs and their methods\n\n${asked.map(grid).join('\n')}\n● plane and space, ○ plane, – not defined.\n\n` : '') +
        `From [${file}](../../${file}).\n`;
}
/// All of them, as lists.
const rooms = { decision: 'Relations', queries: 'Other questions', ranges: 'Collections', shapes: 'Shapes' };
const firstSentence = (comment) => comment.replace(/^\w+\([^)]*\): /, '').split(/(?<=\.)\s/)[0];
export const toldList = () => Object.entries(rooms).map(([room, title]) => `## ${title}\n\n` + told.filter(({ file }) => file.split('/')[1] === room)
    .map(({ name, page, comment }) => `- [${name}](/reference/${page}): ${firstSentence(comment)}`).join('\n')).join('\n\n');
