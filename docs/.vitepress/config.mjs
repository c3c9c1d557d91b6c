// SPDX-License-Identifier: MIT
// The site: the pages of docs/, with the pictures inside them and the stage of the playground. Nothing is loaded from elsewhere.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { engine } from '../site/engine.mjs';

const docs = new URL('../', import.meta.url);
const applet = await engine('applet');
applet.fit();

/// A picture without the style that it has when it stands alone: the site gives it one for its own light and dark.
const bare = (svg) => svg.replace(/<style>.*?<\/style>\n?/s, '').trim();
const [light, dark] = applet.text(applet.style()).replace(/<\/?style>/g, '').split('@media(prefers-color-scheme:dark){');
const style = light + dark.replace(/}$/, '').replace(/\.hantei/g, '.dark .hantei');

function figures(md) {
    md.renderer.rules.image = (tokens, i) => {
        const source = tokens[i].attrGet('src');
        if (!source.endsWith('.svg')) throw new Error(`${source} is no picture of the book`);
        const svg = bare(readFileSync(new URL(source, docs), 'utf8')).replace(/\n/g, ' ');
        const scene = / data-scene="([^"]+);\w+"/.exec(svg)?.[1];
        const title = /<title[^>]*>([^<]*)</.exec(svg)[1];
        const link = scene ? `<a class="stage-link" target="_self" href="/#${scene}">Drag these two<span class="visually-hidden">: ${title}</span></a>` : '';
        return `<span v-pre class="picture">${svg}${link}</span>`;
    };
    // The pages also link to files of the repository, which are no pages of the site: there only the words remain.
    md.core.ruler.push('files', (state) => {
        for (const block of state.tokens) {
            const line = block.children ?? [];
            line.forEach((token, i) => {
                if (token.type !== 'link_open' || !/\.(cppm|cpp|hpp|tmj|awk)$|^\.\./.test(token.attrGet('href'))) return;
                let end = i;
                while (line[end].type !== 'link_close') ++end;
                for (const k of [i, end]) Object.assign(line[k], { type: 'text', tag: '', content: '', nesting: 0 });
            });
        }
    });
    md.block.ruler.before('paragraph', 'stage', (state, line, _end, silent) => {
        if (state.src.slice(state.bMarks[line], state.eMarks[line]).trim() !== '::stage') return false;
        if (silent) return true;
        const token = state.push('html_block', '', 0);
        token.content = `<hantei-stage v-pre><svg xmlns="http://www.w3.org/2000/svg" class="hantei" viewBox="0 0 720 460">` +
            `<rect class="p" width="720" height="460"/>${applet.text(applet.draw())}</svg></hantei-stage>\n`;
        token.map = [line, line + 1];
        state.line = line + 1;
        return true;
    });
}

const pages = [
    ['The figures', '/figures'], ['The texts\' programs', '/programs'], ['What a shape is', '/conventions'], ['Reference', '/reference'], ['Which pairs, and how', '/pairs'],
    ['Ranges of shapes', '/collections'], ['How it stays exact', '/exactness'], ['Levels', '/levels'],
    ['Adding a shape', '/adding_a_shape'],
].map(([text, link]) => ({ text, link }));

export default defineConfig({
    title: 'hantei',
    description: 'Exact collision tests for C++20, at compile time and at run time',
    lang: 'en',
    srcExclude: ['node_modules/**'],
    rewrites: { 'site/index.md': 'index.md', 'site/programs.md': 'programs.md' },
    outDir: fileURLToPath(new URL('../../build/site', import.meta.url)),
    head: [['style', {}, style], ['link', { rel: 'icon', href: 'data:,' }]],
    vite: { publicDir: fileURLToPath(new URL('../site/public', import.meta.url)), build: { chunkSizeWarningLimit: 2000 } },
    vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'hantei-stage' } } },
    markdown: { config: figures, languageAlias: { cppm: 'cpp' } },
    themeConfig: { search: { provider: 'local' }, outline: [2, 3], nav: [{ text: 'Playground', link: '/' }, ...pages.slice(0, 1)],
        sidebar: [{ text: 'hantei', items: [{ text: 'Playground', link: '/' }, ...pages] }] },
});
