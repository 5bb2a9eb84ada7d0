import type { Rolldown } from 'vite';

/**
 * Returns all chunks that a browser must load to run the given chunks: these chunks and, recursively, their static
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
 * Finds the chunk that contains a module.
 * @param bundle output of the build
 * @param end end of the module's path
 * @returns the chunk
 * @throws Error if no chunk contains the module. Otherwise the plugins that check a chunk would check nothing
 */
export function findChunk(bundle: Rolldown.OutputBundle, end: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(end)),
  );
  if (found?.type !== 'chunk') throw new Error(`No chunk holds ${end}`);
  return found;
}

/** Returns the file names of the entry chunks and of the chunks that contain the given modules. */
export const getInitialChunks = (bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] => [
  ...Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? chunk.fileName : [])),
  ...modules.map((end) => findChunk(bundle, end).fileName),
];
