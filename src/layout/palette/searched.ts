import { flatten, resourceOf, type Resource } from '../../auth/rights';
import { dialogSearch } from '../../generator/read/listParams';
import { belongingOf } from '../../model/routes/belonging';
import type { ManifestEntry } from '../../model/entity/entity';
import { readingOf, titleIn } from '../menu/currentResource';

/** A list that the user may see. */
export interface Place {
  entry: ManifestEntry;
  /** What it is called there. */
  title: string;
  /** Index of the addresses that it is permitted at. */
  reading: number;
  list: string;
  viewOnly: boolean;
}

/** The resources that permit an entity: those of its own lists, else the one of what it is part of. */
function permitting(
  entry: ManifestEntry,
  manifest: readonly ManifestEntry[],
  resources: readonly Resource[],
): readonly Resource[] {
  const own = flatten(resources).filter((resource) => readingOf(entry, resource) >= 0);
  if (own.length > 0) return own;
  const above = resourceOf(resources, belongingOf(entry, manifest));
  return above ? [above] : [];
}

/** The lists of a user, in the order of the manifest; of several that have one name, the first of the menu. */
export const placesOf = (manifest: readonly ManifestEntry[], resources: readonly Resource[]): Place[] =>
  manifest.flatMap((entry) => {
    const places = permitting(entry, manifest, resources).flatMap((resource): Place[] => {
      const reading = Math.max(readingOf(entry, resource), 0);
      const list = entry.routes[reading]?.list;
      return list ? [{ entry, title: titleIn(entry, reading), reading, list, viewOnly: resource.viewOnly }] : [];
    });
    return places.filter(({ title }, index) => places.findIndex((place) => place.title === title) === index);
  });

/** Whether something new can be made at a place, by whoever has this role. */
export const mayCreate = ({ entry: { creates }, viewOnly }: Place, role: string): boolean =>
  !viewOnly && creates !== undefined && (creates === true || creates.includes(role));

/** Where the form of a new record stands: an address of its own, or over the list. */
export const createPath = ({ entry: { routes }, reading, list }: Place): string =>
  routes[reading]?.create ?? routes[0]?.create ?? `${list}?${dialogSearch('create')}`;

/** What a list is asked for what somebody types: by its text to search, a number by its id. */
export function filterFor(
  { finds, findsId }: ManifestEntry,
  text: string,
): Record<string, string | number> | undefined {
  if (findsId !== undefined && /^\d{1,15}$/.test(text)) return { [findsId]: Number(text) };
  return finds === undefined ? undefined : { [finds]: text };
}
