import type { Plugin } from 'vite';

const PAGE = 'index.html';

/**
 * One build for every sub-path. Scripts and styles find each other by where they are themselves (`base: './'`).
 * The page cannot: it answers at addresses of any depth. Its addresses begin with `="/`, and so does `data-base`,
 * which tells the app: a server that serves it below `/admin` writes `="/admin/` in their place.
 */
export function portablePage(): Plugin {
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
