import type { Plugin } from 'vite';

const ID = '\0wattdesk:object-entries';

/**
 * Replaces the polyfill of `Object.entries` that the translations of react-admin (node-polyglot) import. Every browser
 * that the build supports has the function, and the polyfill would add forty modules to the first load.
 */
export function withoutPolyfillsPlugin(): Plugin {
  return {
    name: 'wattdesk:without-polyfills',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^object\.entries$/ }, handler: () => ID },
    load: {
      filter: { id: /object-entries$/ },
      handler: (id) => (id === ID ? 'module.exports = Object.entries;' : undefined),
    },
  };
}
