import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = '\0wattdesk:create-svg-icon';
const ICON = fileURLToPath(new URL('../../src/ui/Icon.tsx', import.meta.url)).replaceAll('\\', '/');

/**
 * Draws the pictures of `@mui/icons-material` with our own `svg`: MUI's needs its theme and its styles
 * in the first load, for a size and a colour.
 */
export function lightIcons(): Plugin {
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
