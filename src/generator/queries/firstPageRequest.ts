import type { ManifestEntry } from '../../model/entity/entity';
import { readListParams, toPageRequest, type PageRequest } from './listParams';

/**
 * Returns the first page request of a list at this URL, computed from the manifest alone.
 * @returns undefined for an entity without a page call, for one whose filters must be known first, and for a URL
 *   with filters, because only the entity defines which of them may be sent
 */
export function getFirstPageRequest(
  { page, defaults, late }: ManifestEntry,
  search: string,
  pageSize: number,
): PageRequest | undefined {
  if (!page || late || new URLSearchParams(search).has('filter')) return undefined;
  return toPageRequest(readListParams(search, { pageSize, ...(defaults ? { defaults } : {}) }));
}
