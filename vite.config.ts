import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './tools/vite/bootScript';
import { budget } from './tools/vite/budget';
import { fixtureApi } from './tools/vite/fixtureApi';
import { keepOut } from './tools/vite/keepOut';
import { lightIcons } from './tools/vite/lightIcons';
import { wattdesk } from './tools/vite/plugin';
import { portablePage } from './tools/vite/portablePage';
import { precompress } from './tools/vite/precompress';
import { preloadLinks } from './tools/vite/preloadLinks';
import { securityHeaders } from './tools/vite/securityHeaders';
import { themeProperties } from './tools/vite/themeCss';
import { buildVersion } from './tools/vite/buildVersion';

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
  'list/AttentionBar.tsx',
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
    wattdesk({ schemaDir: process.env.SCHEMA_DIR }),
    lightIcons(),
    themeProperties(),
    bootScript(),
    preloadLinks([LIST]),
    keepOut(ON_DEMAND, [LIST, FORM]),
    keepOut(['recharts', '@reduxjs/toolkit', 'xlsx'], OF_LISTS),
    budget(FIRST_LOAD, [LIST]),
    buildVersion(),
    portablePage(),
    process.env.PRECOMPRESS === 'off' ? undefined : precompress(),
    securityHeaders(),
    fixtureApi(),
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
