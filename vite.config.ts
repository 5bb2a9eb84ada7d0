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
/** The first screen of nearly everybody. */
const LIST = 'src/generator/screens/ListScreen.tsx';
/** Checks of every entity's validator: a file of their own would only arrive after each entity's. */
const FORMATS = 'src/model/rules/formats.ts';
/** What views, boards and forms consist of: beside a form's own code it would have to wait for MUI. */
const SECTIONS = ['sections/Sections.tsx', 'screens/ViewScreen.tsx'];
/** The form on a page of its own: it is drawn without MUI, which pickers and open lists bring along. */
const FORM = 'src/generator/screens/FormScreen.tsx';
/** What parts that come on demand are made of; one that few of them need comes with those. Icons need none of it. */
const SHARED = { test: /node_modules[\\/](@mui[\\/](?!icons-material)|@emotion[\\/])/, minShareCount: 3 };
/** MUI and recharts share these few lines: beside MUI, each chart would wait for all of it. */
const BOTH = /node_modules[\\/](clsx|react-is)[\\/]/;
/** The frame needs none of them; `src/ui` has its few parts. */
const ON_DEMAND = ['@mui/material', '@mui/system', '@mui/utils', '@emotion', 'query-string'];
/** What a list shows, or may show, before anybody has asked for a chart or a sheet. */
const OF_LISTS = [
  LIST,
  ...SECTIONS,
  'list/AlertsBar.tsx',
  'screens/FormDialog.tsx',
  'screens/FormScreen.tsx',
  'ui/menu/OpenMenu.tsx',
  'ui/theme/MuiTheme.tsx',
];
/** Bytes of JavaScript, compressed, until the first list's code is there; README has the measured ones. */
const FIRST_LOAD = 242_000;
const place = { host: 'localhost', port, strictPort: true };

export default defineConfig({
  plugins: [
    react(),
    wattdeskPlugin({ schemaDir: process.env.SCHEMA_DIR }),
    iconsWithoutMuiPlugin(),
    themeCssPlugin(),
    earlyScriptPlugin(),
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
    // The frame is one file: all of it is there before the first rows.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // A file per module that screens share would be eighty files before the first rows.
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
