import type { ManifestEntry } from '../../model/entity/entity';
import { readListParams, toPageRequest, type PageRequest } from './listParams';

/**
 * The page that a list will ask for when it opens at this address, told by the manifest alone.
 * @returns undefined for an entity without a page call, for one whose filters only the page knows, and
 * for an address with filters: only the entity says which of them may be sent
 */
export function firstPage(
  { page, defaults, late }: ManifestEntry,
  search: string,
  pageSize: number,
): PageRequest | undefined {
  if (!page || late || new URLSearchParams(search).has('filter')) return undefined;
  return toPageRequest(readListParams(search, { pageSize, ...(defaults ? { defaults } : {}) }));
}
