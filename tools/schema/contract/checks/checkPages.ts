/** Checks the pages of a list: their size, their rows and their total. */
import { checkRows } from '../../../../src/model/contract/checkRow';
import type { Deviation } from '../../../../src/model/contract/deviation';
import type { Call, EntityModule } from '../../../../src/model/entity/entity';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { isObject } from '../../../../src/model/values/cleanValues';
import { getEndpoint, type CheckContext } from './context';
import { toSchemaRows, getRowKey, haveSameRowsInOrder, type CheckedList } from './checkedList';
import { readPage, type CheckedPage } from './readPage';

/** The number of pages that are read one after the other. Of longer lists, the last page is read, too. */
const PAGE_COUNT = 4;

const REPEATED = 'each row once on all pages';
const LOST = 'each row on one of the pages';
const SAME_PAGE = 'page 2 with the rows of page 1';

const countRows = (count: number): string => `${count} row${count === 1 ? '' : 's'}`;

type Found = Pick<Deviation, 'kind' | 'side' | 'expected' | 'seen'>;

interface ReadPages {
  /** By page number, from 1. */
  pages: Map<number, CheckedPage>;
  perPage: number;
}

/** Whether rows repeat, and all of them can be told apart. */
function findRepeatedRows(module: EntityModule, { pages }: ReadPages): Found[] {
  const seen = new Map<string, number>();
  let repeated = 0;
  const hasKeys = module.entity.ids.length > 0 && !module.entity.getsId;
  for (const [page, { rows }] of pages) {
    for (const row of rows.filter(isObject)) {
      const key = getRowKey(module, row);
      const before = seen.get(key);
      // Rows without an id may be equal, within one page and at the border of two.
      if (before !== undefined && hasKeys) repeated += 1;
      seen.set(key, page);
    }
  }
  const first = pages.get(1);
  const second = pages.get(2);
  const isSamePage = first && second && second.rows.length > 1 && haveSameRowsInOrder(module, first.rows, second.rows);
  if (repeated === 0 && !(isSamePage && !hasKeys)) return [];
  const seenText = isSamePage ? SAME_PAGE : `${countRows(repeated)} again`;
  return [{ kind: 'page', side: 'response', expected: REPEATED, seen: seenText }];
}

function checkPageSize({ pages, perPage }: ReadPages): Found[] {
  const [first] = pages.values();
  if (!first) return [];
  const { rows, total = 0 } = first;
  const isShort = rows.length < perPage && total > rows.length && rows.length > 0;
  if (rows.length <= perPage && !isShort) return [];
  return [
    {
      kind: 'pageSize',
      side: 'request',
      expected: `${perPage} rows on a page`,
      seen: `${countRows(rows.length)} on page 1`,
    },
  ];
}

function checkTotal({ pages, perPage }: ReadPages, hasTotal: boolean): Found[] {
  const all = [...pages].filter(([, { rows }]) => rows.length > 0);
  if (hasTotal && all.some(([, { total }]) => total === undefined))
    return [
      { kind: 'total', side: 'response', expected: 'the total as a whole number', seen: 'nothing, or no number' },
    ];
  const totals = new Set(all.map(([, { total }]) => total));
  if (totals.size > 1)
    return [
      {
        kind: 'total',
        side: 'response',
        expected: 'the same total on each page',
        seen: `${totals.size} different totals`,
      },
    ];
  const [total] = totals;
  if (total === undefined) return [];
  const wrong = all.find(
    ([page, { rows }]) => rows.length !== Math.min(perPage, Math.max(0, total - (page - 1) * perPage)),
  );
  if (!wrong) return [];
  const [page, { rows }] = wrong;
  return [
    {
      kind: 'total',
      side: 'response',
      expected: 'as many rows as the total',
      seen: `total ${total}, and ${countRows(rows.length)} on page ${page}`,
    },
  ];
}

type ListArguments = [context: CheckContext, module: EntityModule, call: Call, filter: FormValues, read: ReadPages];

/** Reads the rows of two pages once more in one page of double size. A row that is missing in the pages was lost. */
async function findRowsLostBetween(
  context: CheckContext,
  module: EntityModule,
  call: Call,
  filter: FormValues,
  { pages, perPage }: ReadPages,
  double: number,
): Promise<Found[]> {
  const [first, second] = [pages.get(double * 2 - 1), pages.get(double * 2)];
  const known = [...(first?.rows ?? []), ...(second?.rows ?? [])];
  if (!first || known.length === 0 || (double === 1 && !second?.rows.length)) return [];
  const both = await readPage(context, module.entity, call, { page: double, perPage: perPage * 2, filter });
  if (!both) return [];
  if (both.rows.length === perPage && (both.total ?? 0) > both.rows.length * double)
    return [
      {
        kind: 'pageSize',
        side: 'request',
        expected: `${perPage * 2} rows on a page`,
        seen: `${countRows(both.rows.length)} on page ${double}`,
      },
    ];
  const keys = new Set(known.map((row) => getRowKey(module, row)));
  const lost = both.rows.filter((row) => !keys.has(getRowKey(module, row))).length;
  return lost === 0
    ? []
    : [{ kind: 'page', side: 'response', expected: LOST, seen: `${countRows(lost)} on none of them` }];
}

async function findLostRows(...args: ListArguments): Promise<Found[]> {
  const found = await findRowsLostBetween(...args, 1);
  return found.length > 0 ? found : findRowsLostBetween(...args, 2);
}

async function readPages(
  context: CheckContext,
  module: EntityModule,
  call: Call,
  filter: FormValues,
): Promise<ReadPages> {
  const perPage = context.config.pageSize;
  const pages = new Map<number, CheckedPage>();
  const read = async (page: number): Promise<CheckedPage | undefined> => {
    const found = await readPage(context, module.entity, call, { page, perPage, filter });
    if (found) pages.set(page, found);
    return found;
  };
  for (let page = 1; page <= PAGE_COUNT; page += 1) {
    const found = await read(page);
    if (!found || found.rows.length === 0) return { pages, perPage };
    // A response without a total says by its last page that there are no more.
    const isLast =
      found.total === undefined
        ? found.hasNextPage === false || found.rows.length < perPage
        : page * perPage >= found.total;
    if (isLast) {
      // A total that is too small hides further pages.
      if (found.total !== undefined && found.rows.length === perPage) await read(page + 1);
      return { pages, perPage };
    }
  }
  const total = pages.get(1)?.total;
  const last = total === undefined ? 0 : Math.ceil(total / perPage);
  if (last > PAGE_COUNT) await read(last);
  return { pages, perPage };
}

/** Of several deviations of the paging, those that follow from another one are left out. */
function omitDerived(found: readonly Found[]): readonly Found[] {
  const hasSize = found.some(({ kind }) => kind === 'pageSize');
  const hasTotal = found.some(({ kind }) => kind === 'total');
  const hasRepeated = found.some(({ expected }) => expected === REPEATED);
  const samePage = found.find(({ seen }) => seen === SAME_PAGE);
  if (hasSize) return found.filter(({ kind }) => kind === 'pageSize').slice(0, 1);
  if (samePage) return [samePage];
  return found.filter(({ kind, expected }) => !(hasRepeated && expected === LOST) && !(hasTotal && kind === 'page'));
}

/**
 * Reads the pages of a list and checks them and their rows.
 * @returns undefined if the first page could not be read
 */
export async function checkPages(
  context: CheckContext,
  module: EntityModule,
  call: Call,
  filter: FormValues,
): Promise<CheckedList | undefined> {
  const { log, coverage, connection, config } = context;
  const { entity } = module;
  const endpoint = getEndpoint(call);
  coverage.add(entity.name, 'page', endpoint);
  const read = await readPages(context, module, call, filter);
  const first = read.pages.get(1);
  if (!first) return undefined;
  const found = omitDerived([
    ...checkPageSize(read),
    ...checkTotal(read, connection.hasTotal(call)),
    ...findRepeatedRows(module, read),
    ...(await findLostRows(context, module, call, filter, read)),
  ]);
  log.add(found.map((one): Deviation => ({ ...one, entity: entity.name, call: endpoint })));
  const rows = [...read.pages.values()].flatMap((page) => page.rows);
  const responseKind = entity.getsRow ? 'record' : 'list';
  const { timeZone } = config;
  log.add(checkRows(module, rows, { endpoint, responseKind, timeZone }));
  return {
    module,
    call,
    filter,
    perPage: read.perPage,
    rows: toSchemaRows(context, module, rows),
    firstPage: first.rows,
    total: first.total,
    hasFaultyPages: found.length > 0,
  };
}
