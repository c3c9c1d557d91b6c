// SPDX-License-Identifier: MIT
// The site: the pages of docs/, with the pictures inside them, the stages that are dragged, and the code of the real files. Nothing is
// loaded from elsewhere.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { chapters, codeOf, decisions, matrix, programs, stage, style, toldList } from '../site/parts.mjs';

const docs = new URL('../', import.meta.url);

/// A picture without the style that it has when it stands alone: the site gives it one for its own light and dark.
const bare = (svg) => svg.replace(/<style>.*?<\/style>\n?/s, '').trim();
const sceneOf = (svg) => / data-scene="([^"]+);\w+"/.exec(svg)?.[1];
const pictureAt = (source) => readFileSync(new URL(source.replace(/^(\.\.\/)+/, ''), docs), 'utf8');

function figures(md) {
    md.renderer.rules.image = (tokens, i) => {
        const source = tokens[i].attrGet('src');
        if (!source.endsWith('.svg')) throw new Error(`${source} is no picture of the book`);
        const svg = bare(pictureAt(source)).replace(/\n/g, ' ');
        const scene = sceneOf(svg);
        const title = /<title[^>]*>([^<]*)</.exec(svg)[1];
        const link = scene ? `<a class="stage-link" target="_self" href="/playground.html#${scene}">Drag these two<span class="visually-hidden">: ${title}</span></a>` : '';
        return `<span v-pre class="picture">${svg}${link}</span>`;
    };
    // Two braces are an initializer here, and nothing to be computed.
    md.renderer.rules.text = (tokens, i) => md.utils.escapeHtml(tokens[i].content).replaceAll('{{', '&#123;&#123;');
    md.core.ruler.push('book', (state) => {
        const tokens = state.tokens;
        tokens.forEach((block, k) => {
            const line = block.children ?? [];
            // The reference is made of comments, in which <T> is no element.
            if (/^(site\/)?reference[./]|^site\/told/.test(state.env.relativePath ?? '')) {
                for (const token of line) {
                    if (token.type === 'html_inline') token.type = 'text';
                    if (token.markup !== 'autolink') continue;
                    Object.assign(token, { content: token.nesting > 0 ? '<' : '>', type: 'text', tag: '', nesting: 0 });
                }
            }
            const alone = tokens[k - 1]?.type === 'paragraph_open' && tokens[k + 1]?.type === 'paragraph_close';
            const become = (type, content, info = '') => {
                Object.assign(block, { type, content, info, children: null, tag: type === 'fence' ? 'code' : '' });
                for (const side of [k - 1, k + 1]) Object.assign(tokens[side], { type: 'text', tag: '', content: '', nesting: 0, hidden: true });
            };
            // ![...](x.svg "drag") alone: the figure's two shapes on a stage; "drag way,16,0": with the way of a sweep;
            // "stage SCENE": that scene, of which x.svg is the nearest picture where there is no stage.
            if (alone && line.length === 1 && line[0].type === 'image' && line[0].attrGet('title')) {
                const [what, more] = line[0].attrGet('title').split(' ');
                const scene = what === 'stage' ? '' : sceneOf(pictureAt(line[0].attrGet('src')));
                if (scene === undefined) throw new Error(`${line[0].attrGet('src')} has no scene for a stage`);
                return become('html_block', stage([scene, more].filter(Boolean).join(';')));
            }
            // [words](path "task RELATION SCENE") alone: something to do with the stage before, and how it can be done.
            const task = alone && line[0]?.type === 'link_open' && /^task (\w+) (\S+)$/.exec(line[0].attrGet('title') ?? '');
            if (task) {
                const words = line.slice(1, -1).map((token) => token.content).join('');
                return become('html_block', `<p class="task" data-wanted="${task[1]}" data-solution="${task[2]}">${md.utils.escapeHtml(words)}</p>`);
            }
            // [file](path "code: words of a line") alone: the declaration that begins at that line.
            if (alone && line[0]?.type === 'link_open' && line.at(-1).type === 'link_close' && line[0].attrGet('title')?.startsWith('code: ')) {
                const path = line[0].attrGet('href').replace(/^(\.\.\/)+/, '');
                return become('fence', codeOf(path, line[0].attrGet('title').slice(6)), `cpp [${path}]`);
            }
            // The pages also link to files of the repository, which are no pages of the site: there only the words remain.
            line.forEach((token, i) => {
                if (token.type !== 'link_open') return;
                const outside = (state.env.relativePath ?? '').startsWith('book/') ? /^\.\.\/\.\./ : /^\.\./;
                if (!/\.(cppm|cpp|hpp|tmj|awk)$/.test(token.attrGet('href')) && !outside.test(token.attrGet('href'))) return;
                let end = i;
                while (line[end].type !== 'link_close') ++end;
                for (const at of [i, end]) Object.assign(line[at], { type: 'text', tag: '', content: '', nesting: 0 });
            });
        });
    });
    // ::stage, ::stage SCENE, ::stage SCENE open, ::program NAME, ::matrix, ::chapters and ::told, each alone in a line.
    const parts = { '::stage': (scene, open) => stage(scene, open ? true : undefined), '::program': (name) => programs.get(name), '::matrix': matrix, '::told': () => md.render(toldList()), '::chapters': () => md.render(chapters.map((c) => `- [${c.text}](${c.link})`).join('\n')) };
    md.block.ruler.before('paragraph', 'parts', (state, line, _end, silent) => {
        const [name, ...rest] = state.src.slice(state.bMarks[line], state.eMarks[line]).trim().split(' ');
        if (!(name in parts)) return false;
        if (silent) return true;
        const token = state.push('html_block', '', 0);
        token.content = parts[name](...rest) + '\n';
        token.map = [line, line + 1];
        state.line = line + 1;
        return true;
    });
    // The code of a file is headed by its name.
    const fence = md.renderer.rules.fence;
    md.renderer.rules.fence = (tokens, i, ...rest) => {
        const path = /^cpp \[(modules\/.*)\]$/.exec(tokens[i].info)?.[1];
        if (path) tokens[i].info = 'cpp';
        return (path ? `<p class="file-name"><code>${path}</code></p>` : '') + fence(tokens, i, ...rest);
    };
}

/// A heading's place, as GitHub names it: the pages are read there too.
const placeName = (heading) => heading.trim().toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');

const pages = (list) => list.map(([text, link]) => ({ text, link }));
const start = [['Which two shapes?', '/'], ['Playground', '/playground'], ['The figures', '/figures'], ['The texts\' programs', '/programs']];
const use = [['What a shape is, and each answer', '/conventions'], ['Ranges of shapes', '/collections'], ['Levels', '/levels'],
    ['Your own shape', '/adding_a_shape'], ['Compilers', '/compilers']];
const inside = [['Every pair', '/pairs'], ['How it stays exact', '/exactness'], ['Each question and shape', '/told'], ['An example of each', '/examples'], ['All that is exported', '/reference']];

export default defineConfig({
    title: 'hantei',
    description: 'Exact collision tests for C++20, at compile time and at run time',
    lang: 'en',
    srcExclude: ['node_modules/**'],
    rewrites: { 'site/pair/:pair.md': 'pair/:pair.md', 'site/reference/:name.md': 'reference/:name.md', 'site/programs/:page.md': 'programs/:page.md', 'site/:page.md': ':page.md' },
    outDir: fileURLToPath(new URL('../../build/site', import.meta.url)),
    buildEnd: ({ outDir }) => writeFileSync(`${outDir}/decisions.json`, JSON.stringify(decisions)),
    head: [['style', {}, style], ['link', { rel: 'icon', href: 'data:,' }]],
    vite: { publicDir: fileURLToPath(new URL('../site/public', import.meta.url)), build: { chunkSizeWarningLimit: 4000 } },
    vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('hantei-') } } },
    markdown: {
        config: figures, anchor: { slugify: placeName }, theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
        languageAlias: { cppm: 'cpp' },
    },
    themeConfig: {
        search: { provider: 'local' }, outline: [2, 3],
        nav: [{ text: 'The book', link: chapters[0].link }, ...pages(start.slice(1, 3))],
        sidebar: [{ text: 'hantei', items: pages(start) }, { text: 'The book', items: chapters }, { text: 'Using it', items: pages(use) },
            { text: 'Looking inside', items: pages(inside) }],
    },
});
