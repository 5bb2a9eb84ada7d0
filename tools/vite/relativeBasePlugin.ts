import type { Plugin } from 'vite';

const PAGE = 'index.html';

/**
 * Makes the same build work below any base path. Scripts and styles use relative URLs, and the server rewrites the
 * URLs in the page.
 */
export function relativeBasePlugin(): Plugin {
  return {
    name: 'wattdesk:portable-page',
    apply: 'build',
    enforce: 'post',
    config: () => ({ base: './' }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[PAGE];
        if (page?.type !== 'asset') this.error(`The build has no ${PAGE}`);
        page.source = page.source.toString().replaceAll('="./', '="/');
      },
    },
  };
}
