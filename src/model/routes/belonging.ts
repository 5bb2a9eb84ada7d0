/** To which entity of the menu a screen belongs: it has its rights, its entry, and its way back. */
import type { ManifestEntry, RouteSet } from '../entity/entity';

/** Where an entity is at home: its lists, in all their readings; without a list its own addresses. */
export function homesOf({ routes }: Pick<ManifestEntry, 'routes'>): string[] {
  const lists = routes.flatMap(({ list }) => list ?? []);
  const homes = lists.length > 0 ? lists : routes.flatMap((set) => Object.values(set));
  return [...new Set(homes)];
}

export interface Belonging {
  /** The entity's own name, then those of what it is part of. */
  names: string[];
  /** Their addresses in the same order. */
  paths: string[];
}

/** An entity and what it is part of, the nearest first. A circle ends where it began. */
export function belongingOf(
  entry: ManifestEntry,
  manifest: readonly ManifestEntry[],
  seen: readonly string[] = [],
): Belonging {
  const names = [...seen, entry.name];
  const owner = manifest.find(({ name }) => name === entry.parentEntity && !names.includes(name));
  const above = owner ? belongingOf(owner, manifest, names) : { names: [], paths: [] };
  return { names: [entry.name, ...above.names], paths: [...homesOf(entry), ...above.paths] };
}

/**
 * Whom the user's rights know a screen by: its lists, that of its own reading first, for a form belongs
 * to the list it is reached from; then the lists of what it is part of.
 */
export function ownerOf(entry: ManifestEntry, { list }: RouteSet, manifest: readonly ManifestEntry[]): Belonging {
  const { names, paths } = belongingOf(entry, manifest);
  return { names, paths: [...new Set([...(list === undefined ? [] : [list]), ...paths])] };
}
