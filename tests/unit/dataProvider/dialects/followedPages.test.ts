/** Lists whose responses determine how the next page is selected: by a cursor, an address or a `Link` header. */
import { describe, expect, it } from 'vitest';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import type { DialectSource } from '../../../../dataProvider/dialects/definition';
import { fakeProvider, json, page, tableOf } from '../support';

type Answer = (rows: object[], next: string | undefined) => Response;

/** Creates a data provider, and a server of `count` rows that knows pages only by the positions it has handed out. */
function createServer(count: number, source: DialectSource, answer: Answer) {
  const dialect = createDialect(resolveDialect({ ...DIALECT_PRESETS, own: source }, 'own'));
  const table = tableOf({
    name: 'pet',
    title: 'Pets',
    ids: ['id'],
    calls: { page: { method: 'GET', path: 'pets', dialect: 'own' } },
  });
  const asked: string[] = [];
  const { provider, warnings } = fakeProvider([], {
    table,
    ownDialects: { own: dialect },
    fetch: async (url) => {
      const { searchParams } = new URL(url, 'http://localhost');
      asked.push(searchParams.toString());
      const start = Number(searchParams.get('cursor') ?? 0);
      const end = start + Number(searchParams.get('limit'));
      const rows = Array.from({ length: count }, (_, id) => ({ id })).slice(start, end);
      return answer(rows, end < count ? String(end) : undefined);
    },
  });
  const read = async (pageNumber: number, perPage = 10, filter = {}) => {
    const { data, total, pageInfo } = await provider.getList('pet', page(pageNumber, perPage, filter));
    return { first: data[0]?.id, count: data.length, total, more: pageInfo?.hasNextPage };
  };
  return { asked, warnings, read };
}

const LIST = { pageSizeParam: 'limit', cursorParam: 'cursor', rowsPath: 'data' };
const KINDS: [string, DialectSource, Answer][] = [
  [
    'a cursor in the response',
    { list: { ...LIST, nextCursorPath: 'next' } },
    (data, next) => json({ data, next: next ?? null }),
  ],
  [
    'an address in the response',
    { list: { pageSizeParam: 'limit', rowsPath: 'data', nextUrlPath: 'links.next' } },
    (data, next) => json({ data, links: next ? { next: `https://elsewhere.test/pets?limit=10&cursor=${next}` } : {} }),
  ],
  [
    'a Link header',
    { list: { pageSizeParam: 'limit', linkHeader: true } },
    (data, next) => json(data, 200, next ? { Link: `</pets?limit=10&cursor=${next}>; rel="next"` } : {}),
  ],
  [
    'a cursor where others have an address',
    { list: { ...LIST, nextUrlPath: 'next' } },
    (data, next) => json({ data, next: next ?? null }),
  ],
  [
    'a cursor in the response, which is empty on the last page',
    { list: { ...LIST, nextCursorPath: 'metadata.next' } },
    (data, next) => json({ data, metadata: { next: next ?? '' } }),
  ],
];

describe.each(KINDS)('%s', (_, source, answer) => {
  it('leads from page to page, without a warning about the total', async () => {
    const { read, asked, warnings } = createServer(24, source, answer);
    expect(await read(1)).toEqual({ first: 0, count: 10, total: 11, more: true });
    expect(await read(2)).toEqual({ first: 10, count: 10, total: 21, more: true });
    expect(await read(3)).toEqual({ first: 20, count: 4, total: 24, more: undefined });
    expect(await read(2)).toMatchObject({ first: 10 });
    expect(asked).toEqual(['limit=10', 'limit=10&cursor=10', 'limit=10&cursor=20', 'limit=10&cursor=10']);
    expect(warnings).toEqual([]);
  });

  it('is found for a page that is opened directly, through the pages before it', async () => {
    const { read, asked } = createServer(24, source, answer);
    expect(await read(3)).toMatchObject({ first: 20, count: 4 });
    expect(asked).toEqual(['limit=10', 'limit=10&cursor=10', 'limit=10&cursor=20']);
  });

  it('ends before a page beyond the last one', async () => {
    const { read } = createServer(24, source, answer);
    expect(await read(9)).toMatchObject({ count: 0, more: false });
  });

  it('is not mixed with that of other filters', async () => {
    const { read, asked } = createServer(24, source, answer);
    await read(1);
    await read(2, 10, { name: 'Rex' });
    expect(asked).toHaveLength(3);
  });
});

it('reads every row of a list in parts of the allowed size', async () => {
  const source: DialectSource = { list: { ...LIST, nextCursorPath: 'next', maxPageSize: 5 } };
  const { read, asked } = createServer(12, source, (data, next) => json({ data, next }));
  expect(await read(1, 100)).toMatchObject({ first: 0, count: 12, total: 12 });
  expect(asked).toHaveLength(3);
});

/** Lists as Kubernetes has them: `metadata.continue` is empty on the last page, and no parameter may be empty. */
describe('a cursor that is an empty text on the last page', () => {
  const KUBERNETES: DialectSource = {
    list: { pageSizeParam: 'limit', cursorParam: 'continue', rowsPath: 'items', nextCursorPath: 'metadata.continue' },
  };
  const ANSWER: Answer = (items, next) => json({ items, metadata: { continue: next ?? '', resourceVersion: '7' } });

  /** Refuses what such a server refuses: unknown and empty parameters, and a cursor that it has not handed out. */
  function createStrictServer(count: number) {
    const given = new Set<string>();
    const dialect = createDialect(resolveDialect({ ...DIALECT_PRESETS, own: KUBERNETES }, 'own'));
    const calls = { page: { method: 'GET' as const, path: 'pods', dialect: 'own' } };
    const table = tableOf({ name: 'pod', title: 'Pods', ids: ['id'], calls });
    const { provider } = fakeProvider([], {
      table,
      ownDialects: { own: dialect },
      fetch: async (url) => {
        const { searchParams } = new URL(url, 'http://localhost');
        const known = [...searchParams].every(([name, value]) => ['limit', 'continue'].includes(name) && value !== '');
        const cursor = searchParams.get('continue');
        if (!known) return json({ kind: 'Status', message: 'invalid query' }, 400);
        if (cursor !== null && !given.has(cursor)) return json({ kind: 'Status', message: 'expired' }, 410);
        const start = cursor === null ? 0 : Number(atob(cursor));
        const end = start + Number(searchParams.get('limit'));
        const rows = Array.from({ length: count }, (_, id) => ({ id })).slice(start, end);
        const next = end < count ? btoa(String(end)) : undefined;
        if (next !== undefined) given.add(next);
        return ANSWER(rows, next);
      },
    });
    return async (number: number) => {
      const { data, total, pageInfo } = await provider.getList('pod', page(number));
      return [data[0]?.id, data.length, pageInfo ?? total];
    };
  }

  it.each([
    [1, [0, 10, { hasNextPage: true, hasPreviousPage: false }]],
    [2, [10, 10, { hasNextPage: true, hasPreviousPage: true }]],
    [3, [20, 5, 25]],
  ])('page %i is read', async (number, expected) => {
    expect(await createStrictServer(25)(number)).toEqual(expected);
  });

  it('goes forward and back', async () => {
    const read = createStrictServer(25);
    const first = async (number: number) => (await read(number))[0];
    expect([await first(1), await first(2), await first(3), await first(2), await first(1)]).toEqual([
      0, 10, 20, 10, 0,
    ]);
  });

  it('has one page where all rows fit', async () => {
    expect(await createStrictServer(3)(1)).toEqual([0, 3, 3]);
  });
});
