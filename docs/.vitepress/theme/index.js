// SPDX-License-Identifier: MIT
import DefaultTheme from 'vitepress/theme-without-fonts';
import './stage.css';

export default {
    extends: DefaultTheme,
    enhanceApp() {
        if (import.meta.env.SSR) return;
        for (const element of ['stage.js', 'program.js']) import(/* @vite-ignore */ new URL(import.meta.env.BASE_URL + element, location.href).href);
    },
};
