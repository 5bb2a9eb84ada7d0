import type { ManifestEntry } from '../../model/entity/entity';
import { readSetting } from '../../ui/storage/settings';
import { getLastViewSetting, PAGE_SIZE_SETTING, parseListParams } from './listParams';
import { toPageRequest, type PageRequest } from './pageRequest';

const getChosenPageSize = (): unknown => readSetting(PAGE_SIZE_SETTING);

/**
 * Returns the first page request of a list for a URL. The request is computed from the entity's entry in the
 * manifest, because the entity definition is not loaded yet.
 * @returns undefined in four cases: the entity has no page call (request for a page of rows); its filters must be
 *   loaded first; the URL contains filters or an order, because only the entity definition tells which filters and
 *   which order may be sent; the URL is without params, and a user of this browser opened a saved view last
 */
export function getFirstPageRequest(
  { name, page, defaults, late }: ManifestEntry,
  search: string,
  pageSize: number,
): PageRequest | undefined {
  if (!page || late || /[?&](filter|sort)=/.test(search)) return undefined;
  if (!search && readSetting(getLastViewSetting(name))) return undefined;
  return toPageRequest(parseListParams(search, { pageSize, getChosenPageSize, ...(defaults ? { defaults } : {}) }));
}
