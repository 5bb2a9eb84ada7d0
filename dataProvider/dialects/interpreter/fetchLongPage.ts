/** Reads pages that are longer than the API allows in several requests. */
import type { Dialect, FetchedPage, PageFetcher, RequestedPage } from '../dialect';

type PageReader = NonNullable<Dialect['fetchPage']>;

/** Returns the largest size up to `most` of which a page is a multiple, so that the parts begin where pages begin. */
function getPartSize(perPage: number, most: number): number {
  let size = Math.max(1, Math.min(most, perPage));
  while (perPage % size !== 0) size -= 1;
  return size;
}

/** Whether the API returned fewer rows than requested although it says that others follow. */
const isCut = ({ rows, total, pageInfo }: FetchedPage, { page, perPage }: RequestedPage): boolean =>
  rows.length > 0 &&
  rows.length < perPage &&
  (pageInfo ? pageInfo.hasNextPage : total > (page - 1) * perPage + rows.length);

/**
 * Reads a page in several requests.
 * @param size the number of rows of each request, of which the page is a multiple
 * @param part the first of them, if it is there already
 */
async function readParts(
  { page, perPage }: RequestedPage,
  size: number,
  readOne: PageFetcher,
  part?: FetchedPage,
): Promise<FetchedPage> {
  if (part && size === perPage) return part;
  const first = ((page - 1) * perPage) / size + 1;
  let read = part ?? (await readOne({ page: first, perPage: size }));
  const rows = [...read.rows];
  for (let next = first + 1; rows.length < perPage; next += 1) {
    const isLast = read.pageInfo ? !read.pageInfo.hasNextPage : (next - 1) * size >= read.total;
    if (isLast || read.rows.length === 0) break;
    read = await readOne({ page: next, perPage: size });
    rows.push(...read.rows);
  }
  const { pageInfo } = read;
  return { ...read, rows, ...(pageInfo ? { pageInfo: { ...pageInfo, hasPreviousPage: page > 1 } } : {}) };
}

export interface LongPageOptions {
  /**
   * The largest page size that the API accepts, if it is known. Otherwise it is learned from the first page that has
   * fewer rows than requested although others follow.
   */
  maxPageSize: number | undefined;
  /** Whether a page is selected by its number: not by that of its first row. */
  isNumbered: boolean;
  /** Reads the pages of an API whose responses select the next page. */
  follow: PageReader | undefined;
}

/** The smallest of the page size limits that APIs usually have: pages that are not larger are taken as they come. */
const SMALLEST_LIMIT = 20;

/**
 * Creates the function that reads a page of any size. An API that returns fewer rows than requested numbers its pages by
 * its own size: unless its pages are read in parts, rows between them are missing. An API whose responses select the
 * next page may return short pages, and nothing is missing.
 */
export function createLongPageReader({ maxPageSize, isNumbered, follow }: LongPageOptions): PageReader {
  let limit = maxPageSize ?? Infinity;
  /** The largest page that the API has returned. */
  let known = 0;
  /** The lists that have short pages even if they are read in parts, because their totals are wrong. */
  const shortLists = new Set<string>();
  return async (page, fetchOne, listKey) => {
    const readOne: PageFetcher = async (asked) => {
      const part = await (follow ? follow(asked, fetchOne, listKey) : fetchOne(asked));
      known = Math.max(known, part.rows.length);
      return part;
    };
    const size = getPartSize(page.perPage, limit);
    const asked = { page: ((page.page - 1) * page.perPage) / size + 1, perPage: size };
    const part = await readOne(asked);
    const { length } = part.rows;
    const canBeCut = size > SMALLEST_LIMIT && length > 0 && length < size;
    if (!canBeCut || follow || shortLists.has(listKey)) return readParts(page, size, readOne, part);
    // The rows of a short page can be those of an earlier page of a smaller size. The first page tells it.
    const isDoubtful = isNumbered && asked.page > 1 && (isCut(part, asked) || size > known);
    const first = isDoubtful ? await readOne({ page: 1, perPage: size }) : part;
    if (!isCut(first, isDoubtful ? { page: 1, perPage: size } : asked)) return readParts(page, size, readOne, part);
    const most = first.rows.length;
    const whole = await readParts(page, getPartSize(page.perPage, most), readOne);
    if (isDoubtful || whole.rows.length > most) {
      limit = most;
      return whole;
    }
    shortLists.add(listKey);
    return part;
  };
}
