import type { Plugin } from 'vite';

/** The text's font, as its package names the file; the bundler adds a hash. */
const FONT = /inter-latin-wght-normal[^/]*\.woff2$/;

/**
 * Names the text's font in the document: found in the style sheet alone it comes after the first paint, and a first visit
 * shows the system's font. Of low priority, since scripts matter more.
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => FONT.test(name));
        if (file === undefined) throw new Error(`the bundle has no file that matches ${FONT}`);
        const href = `/hedera/${file}`;
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low', crossorigin: true, href };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
