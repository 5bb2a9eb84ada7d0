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
