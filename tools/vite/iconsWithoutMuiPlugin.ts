import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = '\0wattdesk:create-svg-icon';
const ICON = fileURLToPath(new URL('../../src/ui/Icon.tsx', import.meta.url)).replaceAll('\\', '/');

/**
 * Replaces the SVG component that the icons of `@mui/icons-material` import from MUI. That component would add
 * MUI's theme code to the first load.
 */
export function iconsWithoutMuiPlugin(): Plugin {
  return {
    name: 'wattdesk:light-icons',
    enforce: 'pre',
    // The icons must not be pre-bundled by the dev server. Pre-bundled icons already contain MUI's SVG component,
    // so that it cannot be replaced any more.
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
