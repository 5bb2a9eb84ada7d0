/** Reads pages that are longer than the API allows in several requests. */
import type { FetchedPage, PageFetcher, RequestedPage } from '../dialect';

/** Returns the largest size up to `most` of which a page is a multiple, so that the parts begin where pages begin. */
function getPartSize(perPage: number, most: number): number {
  let size = Math.max(1, most);
  while (perPage % size !== 0) size -= 1;
  return size;
}

/**
 * Reads a page in several requests.
 * @param maxPageSize the largest page size that the API accepts
 * @param fetchOne reads a page that the API allows
 */
export async function fetchLongPage(
  { page, perPage }: RequestedPage,
  maxPageSize: number,
  fetchOne: PageFetcher,
): Promise<FetchedPage> {
  if (perPage <= maxPageSize) return fetchOne({ page, perPage });
  const size = getPartSize(perPage, maxPageSize);
  const first = ((page - 1) * perPage) / size + 1;
  let part = await fetchOne({ page: first, perPage: size });
  const rows = [...part.rows];
  for (let next = first + 1; rows.length < perPage; next += 1) {
    const isLast = part.pageInfo ? !part.pageInfo.hasNextPage : (next - 1) * size >= part.total;
    if (isLast || part.rows.length === 0) break;
    part = await fetchOne({ page: next, perPage: size });
    rows.push(...part.rows);
  }
  const { pageInfo } = part;
  return { ...part, rows, ...(pageInfo ? { pageInfo: { ...pageInfo, hasPreviousPage: page > 1 } } : {}) };
}
