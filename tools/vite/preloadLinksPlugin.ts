import type { HtmlTagDescriptor, Plugin } from 'vite';
import { findChunk, getReachableChunks } from './bundleChunks';

/**
 * Adds preload links for the lazy-loaded chunks of these modules: most users need them next, so the browser loads
 * them in parallel with the entry instead of after it runs.
 * @param modules ends of the modules' paths
 * @throws Error from the build when no chunk contains such a module: otherwise the links would be missing without
 *   notice
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
