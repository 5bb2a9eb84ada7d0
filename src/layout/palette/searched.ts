import { resourceOf, type Resource } from '../../auth/resources/rights';
import { belongingOf } from '../../model/belonging';
import type { ManifestEntry } from '../../model/entity';

/** A list that the user may see. */
export interface Place {
  entry: ManifestEntry;
  /** Index of the addresses that it is permitted at. */
  reading: number;
  list: string;
  viewOnly: boolean;
}

/** The lists of a user, in the order of the manifest. */
export const placesOf = (manifest: readonly ManifestEntry[], resources: readonly Resource[]): Place[] =>
  manifest.flatMap((entry) => {
    const resource = resourceOf(resources, belongingOf(entry, manifest));
    const own = entry.routes.findIndex(({ list }) => list !== undefined && list === resource?.path);
    const reading = Math.max(own, 0);
    const list = entry.routes[reading]?.list;
    return resource && list ? [{ entry, reading, list, viewOnly: resource.viewOnly }] : [];
  });

/** Whether something new can be made at a place, by whoever has this role. */
export const mayCreate = ({ entry: { creates }, viewOnly }: Place, role: string): boolean =>
  !viewOnly && creates !== undefined && (creates === true || creates.includes(role));

/** Where the form of a new record stands: an address of its own, or over the list. */
export const createPath = ({ entry: { routes }, reading, list }: Place): string =>
  routes[reading]?.create ?? routes[0]?.create ?? `${list}?dialog=create`;

/** What a list is asked for what somebody types: by its text to search, a number by its id. */
export function filterFor(
  { finds, findsId }: ManifestEntry,
  text: string,
): Record<string, string | number> | undefined {
  if (findsId !== undefined && /^\d{1,15}$/.test(text)) return { [findsId]: Number(text) };
  return finds === undefined ? undefined : { [finds]: text };
}
