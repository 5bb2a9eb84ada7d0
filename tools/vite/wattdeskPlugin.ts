import { resolve } from 'node:path';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { getChunkName, fromResolvedId, isVirtualModuleId, MANIFEST_MODULE_ID, toResolvedId } from './virtualModuleIds';
import { watchSchemas } from './watchSchemas';
import { formatDiagnostics } from './errorOverlay';
import { SchemaStore } from './schemaStore';

export interface WattdeskOptions {
  /** Folder of the schema files, from the project's root; default `schema`. */
  schemaDir?: string | undefined;
}

/** Files that are there before anything comes on demand. */
const FRAME = /\/(index|list|rolldown-runtime)-[^/]*\.js$/;

/** What keeps the first load small however many entities there are. */
const build: BuildEnvironmentOptions = {
  modulePreload: {
    // An inline script, which the Content Security Policy forbids; every target browser preloads.
    polyfill: false,
    // What a part that comes on demand consists of sets out at once, not file after file. The lists are a part of
    // the first load: of an entity there are none, and the frame is there already.
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
 * Turns the schema folder into modules: a manifest for the first load and one lazy chunk per
 * entity, with its validators compiled. A build of faulty schemas fails with all faults; the dev
 * server shows them and goes on with the last good version.
 */
export function wattdeskPlugin({ schemaDir = 'schema' }: WattdeskOptions = {}): Plugin {
  let dir = schemaDir;
  let store = new SchemaStore(dir, false);
  return {
    name: 'wattdesk',
    config: () => ({ build }),
    configResolved(config) {
      dir = resolve(config.root, schemaDir);
      store = new SchemaStore(dir, config.command === 'serve');
    },
    buildStart() {
      store.refresh();
      // Tests run on all entities or not at all.
      const { command, mode } = this.environment.config;
      if (command === 'serve' && mode !== 'test') return;
      if (store.errors.length > 0) this.error(formatDiagnostics(store.errors));
      for (const fault of store.faults) this.warn(formatDiagnostics([fault]));
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
