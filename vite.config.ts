import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScriptPlugin } from './tools/vite/earlyScriptPlugin';
import { bundleSizePlugin } from './tools/vite/bundleSizePlugin';
import { fixtureApiPlugin } from './tools/vite/fixtureApiPlugin';
import { forbiddenImportsPlugin } from './tools/vite/forbiddenImportsPlugin';
import { iconsWithoutMuiPlugin } from './tools/vite/iconsWithoutMuiPlugin';
import { wattdeskPlugin } from './tools/vite/wattdeskPlugin';
import { relativeBasePlugin } from './tools/vite/relativeBasePlugin';
import { precompressPlugin } from './tools/vite/precompressPlugin';
import { preloadLinksPlugin } from './tools/vite/preloadLinksPlugin';
import { securityHeadersPlugin } from './tools/vite/securityHeadersPlugin';
import { themeCssPlugin } from './tools/vite/themeCssPlugin';
import { buildVersionPlugin } from './tools/vite/buildVersionPlugin';

const port = Number(process.env.PORT ?? 5173);
/** The list screen, which most users see first. */
const LIST = 'src/generator/screens/ListScreen.tsx';
/**
 * Format checks that every entity's validator imports. In a chunk of their own they would load only after the
 * entity's chunk.
 */
const FORMATS = 'src/model/formRules/formats.ts';
/**
 * The components that views, dashboards and forms consist of. In the chunk of the form they would have to wait for
 * MUI.
 */
const SECTIONS = ['sections/Sections.tsx', 'screens/ViewScreen.tsx'];
/** The form on a screen of its own. It renders without MUI, which only pickers and open dropdowns import. */
const FORM = 'src/generator/screens/FormScreen.tsx';
/**
 * The modules that lazy-loaded chunks share. A module that fewer than three chunks use stays in those chunks. The
 * icons need none of these modules.
 */
const SHARED = { test: /node_modules[\\/](@mui[\\/](?!icons-material)|@emotion[\\/])/, minShareCount: 3 };
/** Small modules that MUI and recharts share. In the MUI chunk they would make each chart wait for the whole of MUI. */
const BOTH = /node_modules[\\/](clsx|react-is)[\\/]/;
/** Packages that the frame does not need: `src/ui` contains the few components that it uses. */
const ON_DEMAND = ['@mui/material', '@mui/system', '@mui/utils', '@emotion', 'query-string'];
/** The modules that a list renders, or may render, before the user opens a chart or a spreadsheet. */
const OF_LISTS = [
  LIST,
  ...SECTIONS,
  'list/AlertsBar.tsx',
  'screens/FormDialog.tsx',
  'screens/FormScreen.tsx',
  'ui/menu/OpenMenu.tsx',
  'ui/theme/MuiTheme.tsx',
];
/**
 * Limit for the compressed JavaScript, in bytes, that loads until the first list's code is available. The README
 * contains the measured sizes.
 */
const FIRST_LOAD = 242_000;
const place = { host: 'localhost', port, strictPort: true };

export default defineConfig({
  plugins: [
    react(),
    wattdeskPlugin({ schemaDir: process.env.SCHEMA_DIR, localesDir: process.env.LOCALES_DIR }),
    iconsWithoutMuiPlugin(),
    themeCssPlugin(),
    earlyScriptPlugin(process.env.LOCALES_DIR),
    preloadLinksPlugin([LIST]),
    forbiddenImportsPlugin(ON_DEMAND, [LIST, FORM]),
    forbiddenImportsPlugin(['recharts', '@reduxjs/toolkit', 'xlsx'], OF_LISTS),
    bundleSizePlugin(FIRST_LOAD, [LIST]),
    buildVersionPlugin(),
    relativeBasePlugin(),
    process.env.PRECOMPRESS === 'off' ? undefined : precompressPlugin(),
    securityHeadersPlugin(),
    fixtureApiPlugin(),
  ],
  server: place,
  preview: place,
  build: {
    target: 'baseline-widely-available',
    // The frame is a single chunk, so that all of it is loaded before the first rows.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // One chunk per module that screens share would mean eighty files before the first rows.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 3 },
            { name: 'list', test: (id) => id.endsWith(LIST) || id.endsWith(FORMATS), priority: 2 },
            { name: 'both', test: BOTH, priority: 2 },
            { name: 'mui', ...SHARED, priority: 1 },
            { name: 'sections', test: (id) => SECTIONS.some((part) => id.endsWith(part)), priority: 1 },
            { name: 'form', test: (id) => id.endsWith(FORM) },
          ],
        },
      },
    },
  },
});
