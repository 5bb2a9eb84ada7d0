import type { Rolldown } from 'vite';

/**
 * Returns the chunks that a browser loads together with these chunks: the chunks themselves and all their static
 * imports.
 */
export function getReachableChunks(
  bundle: Rolldown.OutputBundle,
  names: readonly string[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) continue;
    seen.add(name);
    getReachableChunks(bundle, chunk.imports, seen);
  }
  return seen;
}

/**
 * @param end end of a module's path
 * @returns the chunk that contains the module
 * @throws Error when no chunk contains it: a check of that chunk would otherwise check nothing
 */
export function findChunk(bundle: Rolldown.OutputBundle, end: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(end)),
  );
  if (found?.type !== 'chunk') throw new Error(`No chunk holds ${end}`);
  return found;
}

/** Returns the entry chunks and the chunks that contain these modules. */
export const getInitialChunks = (bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] => [
  ...Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? chunk.fileName : [])),
  ...modules.map((end) => findChunk(bundle, end).fileName),
];
