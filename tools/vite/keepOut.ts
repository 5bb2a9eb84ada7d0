import type { Plugin, Rolldown } from 'vite';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const packageOf = (id: string): string | undefined => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1];

/** What a browser fetches with these chunks: themselves and all they import at once. */
function reached(bundle: Rolldown.OutputBundle, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) continue;
    seen.add(name);
    reached(bundle, chunk.imports, seen);
  }
  return seen;
}

/**
 * Keeps packages out of the first load: what a page needs before it shows anything is soon undone by
 * one import, and nobody sees it happen.
 * @param packages by name; `@scope` stands for all of a scope
 * @param screens files of the app that travel on demand, and are most people's first screen
 * @throws Error from the build, naming each module of the app that brings one in
 */
export function keepOut(packages: readonly string[], screens: readonly string[] = []): Plugin {
  const isKept = (id: string): boolean => {
    const name = packageOf(id);
    return name !== undefined && packages.some((kept) => name === kept || name.startsWith(`${kept}/`));
  };
  const isFirst = ({ isEntry, moduleIds }: Rolldown.OutputChunk): boolean =>
    isEntry || screens.some((screen) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(screen)));
  return {
    name: 'wattdesk:keep-out',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entries = chunks.filter(isFirst).map(({ fileName }) => fileName);
      const modules = [...reached(bundle, entries)].flatMap((name) => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? Object.entries(chunk.modules) : [];
      });
      const found = modules.filter(([id, { renderedLength }]) => isKept(id) && renderedLength > 0);
      const culprits = found.flatMap(([id]) =>
        (this.getModuleInfo(id)?.importers ?? [])
          .filter((importer) => !isKept(importer))
          .map((importer) => `${importer} imports ${packageOf(id)}`),
      );
      if (culprits.length > 0) {
        this.error(`Not in the first load, please: import it where code travels on demand (src/ui/late).
${[...new Set(culprits)].sort().join('\n')}`);
      }
    },
  };
}
