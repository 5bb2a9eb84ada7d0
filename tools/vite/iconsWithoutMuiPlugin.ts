import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = '\0wattdesk:create-svg-icon';
const ICON = fileURLToPath(new URL('../../src/ui/Icon.tsx', import.meta.url)).replaceAll('\\', '/');

/** Replaces the SVG component of `@mui/icons-material`, which would add MUI's theme code to the first load. */
export function iconsWithoutMuiPlugin(): Plugin {
  return {
    name: 'wattdesk:light-icons',
    enforce: 'pre',
    // Excluded from the dev server's pre-bundling: pre-bundled, the icons already contain MUI's component and it
    // cannot be replaced.
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
