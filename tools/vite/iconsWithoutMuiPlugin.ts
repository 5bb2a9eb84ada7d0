import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = '\0wattdesk:create-svg-icon';
const ICON = fileURLToPath(new URL('../../src/ui/Icon.tsx', import.meta.url)).replaceAll('\\', '/');

/** Replaces the SVG component of `@mui/icons-material`, which would add MUI's theme to the first load. */
export function iconsWithoutMuiPlugin(): Plugin {
  return {
    name: 'wattdesk:light-icons',
    enforce: 'pre',
    // Bundled by the dev server in one piece with MUI's, they would be out of reach.
    config: () => ({ optimizeDeps: { exclude: ['@mui/icons-material'] } }),
    resolveId: {
      filter: { id: /utils\/createSvgIcon/ },
      handler: (_id, importer) => (importer?.includes('/@mui/icons-material/') ? ID : undefined),
    },
    load: {
      filter: { id: /create-svg-icon$/ },
      handler: (id) => (id === ID ? `export { createSvgIcon as default } from ${JSON.stringify(ICON)};` : undefined),
    },
  };
}
