import type { HtmlTagDescriptor, Plugin } from 'vite';
import { findChunk, getReachableChunks } from './bundleChunks';

/**
 * Adds preload links to the page for the lazy-loaded chunks that most users need first. The browser then loads
 * these chunks in parallel with the entry script. Otherwise it would load them only after the entry script has run.
 * @param modules ends of the paths of the modules in these chunks
 * @throws Error from the build if no chunk contains a module. Otherwise the missing link would not be noticed
 */
export function preloadLinksPlugin(modules: readonly string[]): Plugin {
  let base = '/';
  return {
    name: 'wattdesk:preload-links',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const wanted = modules.map((end) => findChunk(bundle, end).fileName);
        const files = getReachableChunks(bundle, wanted);
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
            injectTo: 'head',
          }));
      },
    },
  };
}
