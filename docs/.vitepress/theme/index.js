// SPDX-License-Identifier: MIT
import DefaultTheme from 'vitepress/theme-without-fonts';
import './stage.css';

export default {
    extends: DefaultTheme,
    enhanceApp() {
        if (!import.meta.env.SSR) import(/* @vite-ignore */ new URL(import.meta.env.BASE_URL + 'stage.js', location.href).href);
    },
};
