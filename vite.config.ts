import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScriptPlugin } from './tools/vite/earlyScriptPlugin';
import { bundleSizePlugin } from './tools/vite/bundleSizePlugin';
import { fixtureApiPlugin } from './tools/vite/fixtureApiPlugin';
import { forbiddenImportsPlugin } from './tools/vite/forbiddenImportsPlugin';
import { iconsWithoutMuiPlugin } from './tools/vite/iconsWithoutMuiPlugin';
import { wattdeskPlugin } from './tools/vite/wattdeskPlugin';
import { relativeBasePlugin } from './tools/vite/relativeBasePlugin';
import { preBundledPackagesPlugin } from './tools/vite/preBundledPackagesPlugin';
import { precompressPlugin } from './tools/vite/precompressPlugin';
import { preloadLinksPlugin } from './tools/vite/preloadLinksPlugin';
import { securityHeadersPlugin } from './tools/vite/securityHeadersPlugin';
import { themeCssPlugin } from './tools/vite/themeCssPlugin';
import { buildVersionPlugin } from './tools/vite/buildVersionPlugin';
import { withoutPolyfillsPlugin } from './tools/vite/withoutPolyfillsPlugin';
import { ENGINE_FOLDER, readRootFolders } from './tools/root/rootFolders';

const folders = readRootFolders();
const port = Number(process.env.PORT ?? 5173);
/** The list, which is the first screen that most users see. */
const LIST = 'src/generator/screens/ListScreen.tsx';
/**
 * Format checks that the validators of most entities import. They are part of the list's chunk. In a separate chunk
 * they would be loaded only after the entity's chunk.
 */
const FORMATS = 'src/model/formRules/commonFormats.ts';
/**
 * The components of which views, dashboards and forms consist. They have a chunk of their own. If they were in the
 * chunk of the form, they could be used only after MUI has been loaded.
 */
const SECTIONS = ['sections/Sections.tsx', 'screens/ViewScreen.tsx'];
/**
 * The form that is a screen (and not a dialog). It renders without MUI, which only date pickers and open dropdowns
 * import.
 */
const FORM = 'src/generator/screens/FormScreen.tsx';
/**
 * The MUI chunk: modules of MUI and emotion that at least three lazy-loaded chunks use. Other modules of MUI and
 * emotion stay in the chunks that use them. The icons are excluded, because they need none of these modules.
 */
const SHARED = { test: /node_modules[\\/](@mui[\\/](?!icons-material)|@emotion[\\/])/, minShareCount: 3 };
/**
 * Small packages that MUI and recharts have in common. If they were in the MUI chunk, a chart could render only
 * after all of MUI has been loaded.
 */
const BOTH = /node_modules[\\/](clsx|react-is)[\\/]/;
/** Packages that must not be part of the frame (menu and app bar), which uses its own small components in `src/ui`. */
const ON_DEMAND = ['@mui/material', '@mui/system', '@mui/utils', '@emotion', 'query-string'];
/** The modules that can be rendered on a list before the user opens a chart or a spreadsheet. */
const OF_LISTS = [
  LIST,
  ...SECTIONS,
  'list/QuickFiltersBar.tsx',
  'screens/EntityFormDialog.tsx',
  'screens/FormScreen.tsx',
  'ui/menu/MenuPopup.tsx',
  'ui/theme/MuiThemeProvider.tsx',
];
/**
 * Maximum size in bytes of the compressed JavaScript that is loaded until the code of the first list is available.
 * The README contains the measured sizes.
 */
const FIRST_LOAD = 238_000;
/** The same for other products, whose dialects are part of their first load, as are their menu and brand. */
const FIRST_LOAD_OF_OTHERS = 250_000;
/** Where the packages of the engine are: beside it, where it is a package itself. */
const PACKAGES = join(createRequire(import.meta.url).resolve('vite/package.json'), '../..');
const place = { host: 'localhost', port, strictPort: true };

export default defineConfig({
  root: ENGINE_FOLDER,
  publicDir: folders.config,
  ...(folders.root === ENGINE_FOLDER ? {} : { cacheDir: join(folders.root, 'node_modules/.vite') }),
  plugins: [
    react(),
    preBundledPackagesPlugin(),
    wattdeskPlugin({ schemaDir: process.env.SCHEMA_DIR ?? folders.schema, localesDir: process.env.LOCALES_DIR }),
    iconsWithoutMuiPlugin(),
    withoutPolyfillsPlugin(),
    themeCssPlugin(),
    earlyScriptPlugin(process.env.LOCALES_DIR),
    preloadLinksPlugin([LIST]),
    forbiddenImportsPlugin(ON_DEMAND, [LIST, FORM]),
    forbiddenImportsPlugin(['recharts', '@reduxjs/toolkit', 'xlsx'], OF_LISTS),
    bundleSizePlugin(folders.root === ENGINE_FOLDER ? FIRST_LOAD : FIRST_LOAD_OF_OTHERS, [LIST]),
    buildVersionPlugin(),
    relativeBasePlugin(),
    process.env.PRECOMPRESS === 'off' ? undefined : precompressPlugin(),
    securityHeadersPlugin(),
    fixtureApiPlugin(),
  ],
  server: { ...place, fs: { allow: [ENGINE_FOLDER, folders.root, PACKAGES] } },
  preview: place,
  build: {
    target: 'baseline-widely-available',
    outDir: join(folders.root, 'dist'),
    emptyOutDir: true,
    // The chunk of the frame (menu and app bar) is large on purpose: all of its code is needed before the first
    // rows appear.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Without these groups, every module that several screens import would become a chunk of its own: eighty
        // files would be loaded before the first rows.
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
