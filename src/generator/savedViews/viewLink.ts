/**
 * The link that opens a view. The view is in the fragment of the address, which browsers send to no server, because
 * filters may contain what somebody has searched for.
 */
import { LINKED_VIEW_ID, parseListView, type ListView } from './listView';

/** The start of the fragment of such a link. */
export const VIEW_HASH = '#view=';

/**
 * Returns the fragment of the link to a view.
 * @param view the view, or the id of a view that the recipient has, such as one of the schema file
 */
export const createViewHash = (view: ListView | string): string =>
  VIEW_HASH + encodeURIComponent(typeof view === 'string' ? view : JSON.stringify(view));

/**
 * Reads the fragment of the address of a list.
 * @returns the id of a view, or a view that is not saved here; undefined if the fragment contains neither
 */
export function parseViewHash(hash: string): ListView | string | undefined {
  if (!hash.startsWith(VIEW_HASH)) return undefined;
  try {
    const text = decodeURIComponent(hash.slice(VIEW_HASH.length));
    return text.startsWith('{')
      ? parseListView({ ...(JSON.parse(text) as object), id: LINKED_VIEW_ID })
      : text || undefined;
  } catch {
    return undefined;
  }
}
