import type { Rolldown } from 'vite';

/** What a browser fetches with these chunks: themselves and all they import at once. */
export function reached(
  bundle: Rolldown.OutputBundle,
  names: readonly string[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) continue;
    seen.add(name);
    reached(bundle, chunk.imports, seen);
  }
  return seen;
}

/**
 * @param end end of a module's path
 * @returns the chunk that holds it
 * @throws Error when there is none: what is said of it would hold for nothing
 */
export function chunkOf(bundle: Rolldown.OutputBundle, end: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(end)),
  );
  if (found?.type !== 'chunk') throw new Error(`No chunk holds ${end}`);
  return found;
}

/** The chunks that run at once, and those that hold these modules. */
export const chunksFirst = (bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] => [
  ...Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? chunk.fileName : [])),
  ...modules.map((end) => chunkOf(bundle, end).fileName),
];
