import { join, relative, resolve } from 'node:path';
import type { BuildEnvironmentOptions, HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import {
  getChunkName,
  fromResolvedId,
  isVirtualModuleId,
  MANIFEST_MODULE_ID,
  toResolvedModuleId,
} from './virtualModuleIds';
import { watchSchemas } from './watchSchemas';
import { formatDiagnostics } from './formatDiagnostics';
import { brandPlugin } from './brandPlugin';
import { languagesPlugin } from './languagesPlugin';
import { LOCALES_FOLDER, readLanguages } from '../languages/readLanguages';
import { ENGINE_FOLDER, readRootFolders } from '../root/rootFolders';
import { SchemaStore } from './schemaStore';

export interface WattdeskPluginOptions {
  /** Folder of the schema files, relative to the root folder of the project. Default: `schema`. */
  schemaDir?: string | undefined;
  /** Folder of the language files. Default: that of the app. */
  localesDir?: string | undefined;
  /** Folder of the hand-written pages. Default: that of the product. */
  pagesDir?: string | undefined;
}

/** Packages of which the app needs one copy, also where a product's own folder has another. */
const SINGLE_PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  'ra-core',
  'react-admin',
  'react-hook-form',
  '@tanstack/react-query',
];

/** Matches the chunks that are already loaded when the browser loads any other chunk. */
const FRAME = /\/(index|list|rolldown-runtime)-[^/]*\.js$/;

/** Build options that keep the first load small, regardless of the number of entities. */
const build: BuildEnvironmentOptions = {
  modulePreload: {
    // Off because the polyfill is an inline script, which the Content Security Policy forbids. Every supported
    // browser can preload modules without it.
    polyfill: false,
    // Returns the chunks that the browser loads together with a lazy-loaded chunk, instead of one after the other.
    // These lists are part of the first load, so they must be short: entity chunks have no list, and chunks that
    // are already loaded are omitted.
    resolveDependencies: (file, dependencies, { hostType }) =>
      hostType === 'html'
        ? dependencies
        : file.includes('/entity-')
          ? []
          : dependencies.filter((one) => !FRAME.test(one)),
  },
  rolldownOptions: {
    output: {
      chunkFileNames: ({ facadeModuleId, name }) => `assets/${getChunkName(facadeModuleId) ?? name}-[hash].js`,
    },
  },
};

/** The module that shows the errors of the schema files in the open page. */
const FAULT_NOTICE = join(ENGINE_FOLDER, 'tools/vite/client/showSchemaFaults.ts');

/** Returns the script that the dev server adds to the page. */
function getDevScripts({ command, root, base }: ResolvedConfig): HtmlTagDescriptor[] {
  const path = relative(root, FAULT_NOTICE).replaceAll('\\', '/');
  return command === 'serve'
    ? [{ tag: 'script', attrs: { type: 'module', src: `${base}${path}` }, injectTo: 'body' }]
    : [];
}

/**
 * Provides the schema folder as virtual modules: a manifest, which belongs to the first load, and one lazy-loaded
 * chunk per entity with its compiled validators. If the schemas have errors, a build fails and lists all errors.
 * The dev server shows the errors and continues with the last valid version.
 */
function schemasPlugin(schemaDir: string, localesDir: string, pagesDir: string): Plugin {
  let dir = schemaDir;
  const getLanguages = (): string[] => readLanguages(localesDir).map(({ code }) => code);
  let store = new SchemaStore(dir, false, getLanguages, pagesDir);
  let scripts: HtmlTagDescriptor[] = [];
  return {
    name: 'wattdesk',
    config: () => ({
      build,
      resolve: {
        // The product's pages, and the engine's modules as these pages import them.
        alias: [
          { find: '@product/pages', replacement: pagesDir },
          { find: /^wattdesk\//, replacement: `${ENGINE_FOLDER}/` },
        ],
        dedupe: SINGLE_PACKAGES,
      },
    }),
    configResolved(config) {
      dir = resolve(config.root, schemaDir);
      store = new SchemaStore(dir, config.command === 'serve', getLanguages, pagesDir);
      scripts = getDevScripts(config);
    },
    buildStart() {
      store.refresh();
      // The dev server tolerates errors. Builds and test runs fail, so that tests never run with only some of the
      // entities.
      const { command, mode } = this.environment.config;
      if (command === 'serve' && mode !== 'test') return;
      if (store.errors.length > 0) this.error(formatDiagnostics(store.errors));
      const warnings = store.diagnostics.filter(({ severity }) => severity === 'warning');
      for (const diagnostic of warnings) this.warn(formatDiagnostics([diagnostic]));
    },
    configureServer(server) {
      store.refresh();
      watchSchemas(server, dir, store);
    },
    transformIndexHtml: () => scripts,
    resolveId: (id) => (isVirtualModuleId(id) ? toResolvedModuleId(id) : undefined),
    load(resolved) {
      const id = fromResolvedId(resolved);
      if (id === undefined) return undefined;
      const text = store.text(id);
      if (text === undefined) this.error(`There is no "${id}" in ${dir}; "${MANIFEST_MODULE_ID}" lists the entities.`);
      return { code: text, moduleType: 'js' };
    },
  };
}

/** The Vite plugins that provide the entities and the languages of the app. */
export const wattdeskPlugin = ({
  schemaDir = 'schema',
  localesDir = LOCALES_FOLDER,
  pagesDir = readRootFolders().pages,
}: WattdeskPluginOptions = {}): Plugin[] => [
  brandPlugin(),
  languagesPlugin(localesDir, pagesDir),
  schemasPlugin(schemaDir, localesDir, pagesDir),
];
