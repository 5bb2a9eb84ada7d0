import type { HtmlTagDescriptor, Plugin } from 'vite';
import { findChunk, getReachableChunks } from './bundleChunks';

/**
 * Has the browser fetch the lazy chunk of these modules beside the entry: what nearly everybody
 * needs next should not wait for the entry to run.
 * @param modules ends of the modules' paths
 * @throws Error from the build when no chunk holds such a module: the links would silently be gone
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
