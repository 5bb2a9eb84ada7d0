import { resolve } from 'node:path';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { getChunkName, fromResolvedId, isVirtualModuleId, MANIFEST_MODULE_ID, toResolvedId } from './virtualModuleIds';
import { watchSchemas } from './watchSchemas';
import { formatDiagnostics } from './errorOverlay';
import { languagesPlugin } from './languagesPlugin';
import { LOCALES_FOLDER, readLanguages } from '../languages/readLanguages';
import { SchemaStore } from './schemaStore';

export interface WattdeskOptions {
  /** Folder of the schema files, relative to the project's root; default `schema`. */
  schemaDir?: string | undefined;
  /** Folder of the interface's languages; default: that of the app. */
  localesDir?: string | undefined;
}

/** Chunks that are loaded before any lazy-loaded chunk. */
const FRAME = /\/(index|list|rolldown-runtime)-[^/]*\.js$/;

/** Build options that keep the first load small however many entities exist. */
const build: BuildEnvironmentOptions = {
  modulePreload: {
    // The polyfill is an inline script, which the Content Security Policy forbids; every target browser supports
    // preloading.
    polyfill: false,
    // All chunks of a lazy-loaded part start loading together, not one after the other. The dependency arrays are
    // part of the first load: entity chunks have none, and the chunks of the frame are left out since they are
    // already loaded.
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

/**
 * Turns the schema folder into modules: a manifest for the first load and one lazy-loaded chunk per entity, with
 * compiled validators. A build of faulty schemas fails with all faults; the dev server shows them and continues
 * with the last valid version.
 */
function schemasPlugin(schemaDir: string, localesDir: string): Plugin {
  let dir = schemaDir;
  const getLanguages = (): string[] => readLanguages(localesDir).map(({ code }) => code);
  let store = new SchemaStore(dir, false, getLanguages);
  return {
    name: 'wattdesk',
    config: () => ({ build }),
    configResolved(config) {
      dir = resolve(config.root, schemaDir);
      store = new SchemaStore(dir, config.command === 'serve', getLanguages);
    },
    buildStart() {
      store.refresh();
      // Tests run with all entities or not at all.
      const { command, mode } = this.environment.config;
      if (command === 'serve' && mode !== 'test') return;
      if (store.errors.length > 0) this.error(formatDiagnostics(store.errors));
      for (const diagnostic of store.diagnostics) this.warn(formatDiagnostics([diagnostic]));
    },
    configureServer(server) {
      store.refresh();
      watchSchemas(server, dir, store);
    },
    resolveId: (id) => (isVirtualModuleId(id) ? toResolvedId(id) : undefined),
    load(resolved) {
      const id = fromResolvedId(resolved);
      if (id === undefined) return undefined;
      const text = store.text(id);
      if (text === undefined) this.error(`There is no "${id}" in ${dir}; "${MANIFEST_MODULE_ID}" lists the entities.`);
      return { code: text, moduleType: 'js' };
    },
  };
}

/** What the data of the app becomes: entities of the schema folder, and the languages. */
export const wattdeskPlugin = ({
  schemaDir = 'schema',
  localesDir = LOCALES_FOLDER,
}: WattdeskOptions = {}): Plugin[] => [languagesPlugin(localesDir), schemasPlugin(schemaDir, localesDir)];
