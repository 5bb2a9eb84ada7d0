import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { createPalettes } from '../../src/ui/theme/createPalettes';
import { createBrandModules } from '../brand/brandModules';
import { checkBrand } from '../brand/checkBrand';
import { BRAND_FILE, readBrand, readFavicon, readLogo, toDataUrl } from '../brand/readBrand';
import { readRootFolders } from '../root/rootFolders';
import { formatDiagnostics } from './formatDiagnostics';
import { toResolvedModuleId, fromResolvedId } from './virtualModuleIds';

const FAVICON = 'favicon.svg';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Fills the name, the logo and the colours of the brand into the page. */
function fillPage(html: string, dir: string): string {
  const brand = readBrand(dir);
  const values: Readonly<Record<string, string>> = {
    name: brand.name,
    description: brand.claim ?? brand.name,
    color: createPalettes(brand.colors).light.brand.ink,
    logo: toDataUrl(readLogo(dir, brand)),
  };
  return html.replaceAll(/%brand\.(\w+)%/g, (mark, key: string) => escapeHtml(values[key] ?? mark));
}

/**
 * Provides the brand of the product: as virtual modules, in the page, and as the favicon. The dev server loads the page
 * again when a file of the brand changes. A build fails if the brand has faults.
 */
export function brandPlugin(dir = readRootFolders().brand): Plugin {
  let modules = createBrandModules(dir);
  const findFaults = (root: string) => checkBrand(dir, relative(root, `${dir}/${BRAND_FILE}`));
  return {
    name: 'wattdesk:brand',
    buildStart() {
      const faults = findFaults(readRootFolders().root);
      if (faults.length > 0) this.error(formatDiagnostics(faults));
    },
    configureServer(server) {
      server.middlewares.use(`/${FAVICON}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFavicon(dir, readBrand(dir)));
      });
      server.watcher.add(dir).on('change', (file) => {
        if (!file.startsWith(dir)) return;
        try {
          modules = createBrandModules(dir);
        } catch (error) {
          server.config.logger.error(String(error), { timestamp: true });
          return;
        }
        const { moduleGraph, hot } = server.environments.client;
        moduleGraph.invalidateAll();
        hot.send({ type: 'full-reload' });
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FAVICON, source: readFavicon(dir, readBrand(dir)) });
    },
    transformIndexHtml: { order: 'pre', handler: (html) => fillPage(html, dir) },
    resolveId: (id) => (modules.has(id) ? toResolvedModuleId(id) : undefined),
    load(resolved) {
      const code = modules.get(fromResolvedId(resolved) ?? '');
      return code === undefined ? undefined : { code, moduleType: 'js' };
    },
  };
}
