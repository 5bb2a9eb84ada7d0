import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** A chunk and what it imports at once. */
function withImports(bundle: Rolldown.OutputBundle, fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

/**
 * Has the browser fetch the lazy chunk of these modules beside the entry: what nearly everybody
 * needs next should not wait for the entry to run.
 * @param modules ends of the modules' paths
 * @throws Error from the build when no chunk holds such a module: the links would silently be gone
 */
export function preloadLinks(modules: readonly string[]): Plugin {
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
        const wanted = modules.map((end) => {
          const has = (chunk: Rolldown.OutputChunk): boolean => chunk.moduleIds.some((id) => id.endsWith(end));
          const found = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && has(chunk));
          if (!found) throw new Error(`No chunk holds ${end}, which index.html should have fetched early`);
          return found;
        });
        const files = new Set(wanted.flatMap(({ fileName }) => [...withImports(bundle, fileName)]));
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
