/** Orders, pages and totals of plain REST calls in other dialects: each deviation is found once. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../fixtures/harness';
import { checkPlanted, getFacts, type Fact, type Plant, type SentRequest } from './plantedLots';

interface Case {
  name: string;
  dialect: string;
  plant: Omit<Plant, 'call'>;
  expected: Omit<Fact, 'entity' | 'call'>;
}

const reverse = ({ query }: SentRequest): void => {
  const order = query.get('_order');
  if (order) query.set('_order', order === 'asc' ? 'desc' : 'asc');
};

const repeated = { kind: 'page', side: 'response', expected: 'each row once on all pages' } as const;
const sorted = { kind: 'sort', side: 'request', expected: 'the rows in the requested order' } as const;

describe('a deviating list of plain REST', () => {
  it.each<Case>([
    {
      name: 'the order of one column is ignored',
      dialect: 'json-server',
      plant: { request: ({ query }) => void (query.get('_sort') === 'spaces' && query.delete('_sort')) },
      expected: { ...sorted, field: 'spaces', seen: 'the same rows ascending and descending' },
    },
    {
      name: 'the order of one column is reversed',
      dialect: 'json-server',
      plant: { request: (request) => void (request.query.get('_sort') === 'spaces' && reverse(request)) },
      expected: { ...sorted, field: 'spaces', seen: 'another order when ascending' },
    },
    {
      name: 'numbers are sorted as texts',
      dialect: 'json-server',
      plant: {
        json: (rows: Row[], { query }: SentRequest) =>
          query.get('_sort') === 'lotId' && query.get('_order') === 'asc'
            ? rows.toSorted((one, other) => (String(one['lotId']) < String(other['lotId']) ? -1 : 1))
            : rows,
      },
      expected: { ...sorted, field: 'lotId', seen: 'another order when ascending' },
    },
    {
      name: 'the order is ignored',
      dialect: 'spring',
      plant: { request: ({ query }) => void (query.get('sort')?.startsWith('lotName') && query.delete('sort')) },
      expected: { ...sorted, field: 'lotName', seen: 'the same rows ascending and descending' },
    },
    {
      name: 'pages are counted from 1',
      dialect: 'spring',
      plant: { request: ({ query }) => query.set('page', String(Math.max(0, Number(query.get('page')) - 1))) },
      expected: { ...repeated, seen: 'page 2 with the rows of page 1' },
    },
    {
      name: 'the header with the total is missing',
      dialect: 'json-server',
      plant: { respond: (_request, { headers }) => void headers.delete('x-total-count') },
      expected: {
        kind: 'total',
        side: 'response',
        expected: 'the total as a whole number',
        seen: 'nothing, or no number',
      },
    },
    {
      name: 'the cursor is ignored',
      dialect: 'cursor',
      plant: { request: ({ query }) => query.delete('cursor') },
      expected: { ...repeated, seen: 'page 2 with the rows of page 1' },
    },
  ])('is found once: $name', async ({ plant, dialect, expected }) => {
    const report = await checkPlanted([{ call: 'page', ...plant }], { dialect });
    expect(getFacts(report)).toEqual([{ entity: 'lot', call: 'GET lots', ...expected }]);
  });
});
