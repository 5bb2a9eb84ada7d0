import type { Plugin } from 'vite';
import { getInitialChunks, getReachableChunks } from './bundleChunks';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const getPackage = (id: string): string | undefined => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1];

/**
 * Fails the build if certain packages become part of the first load.
 * @param packages names of the packages; `@scope` means all packages of a scope
 * @param screens lazy-loaded modules whose chunks must not contain the packages either
 * @throws Error from the build that names each module of the app that imports one of the packages
 */
export function forbiddenImportsPlugin(packages: readonly string[], screens: readonly string[] = []): Plugin {
  const isKept = (id: string): boolean => {
    const name = getPackage(id);
    return name !== undefined && packages.some((kept) => name === kept || name.startsWith(`${kept}/`));
  };
  return {
    name: 'wattdesk:keep-out',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = [...getReachableChunks(bundle, getInitialChunks(bundle, screens))].flatMap((name) => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? Object.entries(chunk.modules) : [];
      });
      const found = modules.filter(([id, { renderedLength }]) => isKept(id) && renderedLength > 0);
      const culprits = found.flatMap(([id]) =>
        (this.getModuleInfo(id)?.importers ?? [])
          .filter((importer) => !isKept(importer))
          .map((importer) => `${importer} imports ${getPackage(id)}`),
      );
      if (culprits.length > 0) {
        this.error(`Not in the first load, please: import it where code travels on demand (src/ui/lazyComponent).
${[...new Set(culprits)].sort().join('\n')}`);
      }
    },
  };
}
