import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { fromResolvedId, toResolvedModuleId } from './virtualModuleIds';
import { createLanguageModules, getLanguagePackageImports } from './languageModules';
import { readRootFolders } from '../root/rootFolders';
import { watchFolder } from './watchFolder';
import { LOCALES_FOLDER, readLanguages } from '../languages/readLanguages';

/**
 * Provides the languages of the app as virtual modules, generated from the files of a folder. The names of the
 * languages and the words for imports belong to the first load. The texts of each language except English are
 * lazy-loaded.
 */
export function languagesPlugin(folder = LOCALES_FOLDER, pagesDir = readRootFolders().pages): Plugin {
  let modules = new Map<string, string>();
  const refreshSchemas = (): string[] => {
    const next = createLanguageModules(readLanguages(folder), pagesDir);
    const changed = [...next].filter(([id, text]) => modules.get(id) !== text).map(([id]) => id);
    modules = next;
    return changed;
  };
  const update = (server: ViteDevServer): void => {
    try {
      const { moduleGraph, hot } = server.environments.client;
      const changed = refreshSchemas();
      for (const id of changed) {
        const module = moduleGraph.getModuleById(toResolvedModuleId(id));
        if (module) moduleGraph.invalidateModule(module);
      }
      if (changed.length > 0) hot.send({ type: 'full-reload' });
    } catch (error) {
      server.config.logger.error(String(error), { timestamp: true });
    }
  };
  return {
    name: 'wattdesk:languages',
    config: () => ({ optimizeDeps: { include: getLanguagePackageImports(readLanguages(folder)) } }),
    configResolved: () => void refreshSchemas(),
    configureServer(server) {
      watchFolder(server, resolve(folder), () => update(server));
    },
    resolveId: (id) => (modules.has(id) ? toResolvedModuleId(id) : undefined),
    load(resolved) {
      const code = modules.get(fromResolvedId(resolved) ?? '');
      return code === undefined ? undefined : { code, moduleType: 'js' };
    },
  };
}
