/** Values that break the schema: each is found once, with its count. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../fixtures/harness';
import { checkPlanted, type Plant } from './plantedLots';

const PAGE = 'POST lots/pages';
const GET = 'GET lots/{lotId}';

interface Case {
  name: string;
  /** Changes the rows of the list and the records, or only one of both. */
  row: (row: Row) => unknown;
  only?: 'page' | 'get';
  expected: { kind: string; field: string; expected: string; seen: string; count: number };
}

const inFirst =
  (change: Row) =>
  (row: Row): Row =>
    row['lotId'] === 1 ? { ...row, ...change } : row;
const inAll =
  (change: Row) =>
  (row: Row): Row => ({ ...row, ...change });
const without =
  (name: string) =>
  (row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));

describe('a deviating value', () => {
  it.each<Case>([
    {
      name: 'a required field is missing in the records',
      row: without('spaces'),
      only: 'get',
      expected: {
        kind: 'missing',
        field: 'spaces',
        expected: 'a value, as the schema requires',
        seen: 'nothing',
        count: 3,
      },
    },
    {
      name: 'a column is missing in the list',
      row: without('opened'),
      only: 'page',
      expected: { kind: 'missing', field: 'opened', expected: 'a key for the column', seen: 'nothing', count: 25 },
    },
    {
      name: 'the id is missing in the list',
      row: without('lotId'),
      only: 'page',
      expected: { kind: 'missing', field: 'lotId', expected: 'the id of the record', seen: 'nothing', count: 25 },
    },
    {
      name: 'a number is a text',
      row: (row) => ({ ...row, spaces: String(row['spaces']) }),
      expected: {
        kind: 'type',
        field: 'spaces',
        expected: 'whole number',
        seen: 'text of 2 characters',
        count: 28,
      },
    },
    {
      name: 'a switch is a number',
      row: inAll({ covered: 1 }),
      expected: { kind: 'type', field: 'covered', expected: 'boolean', seen: 'whole number', count: 28 },
    },
    {
      name: 'a text is an object',
      row: inFirst({ note: { text: 'secret' } }),
      expected: { kind: 'type', field: 'note', expected: 'text', seen: 'object with 1 key', count: 2 },
    },
    {
      name: 'a number has decimals',
      row: inFirst({ spaces: 10.5 }),
      expected: { kind: 'type', field: 'spaces', expected: 'whole number', seen: 'number with decimals', count: 2 },
    },
    {
      name: 'an item of a list is a number',
      row: inFirst({ fees: [7] }),
      expected: { kind: 'type', field: 'fees[]', expected: 'text', seen: 'whole number', count: 2 },
    },
    {
      name: 'a value is null',
      row: inFirst({ lotName: null }),
      expected: { kind: 'null', field: 'lotName', expected: 'text', seen: 'null', count: 2 },
    },
    {
      name: 'a code is unknown',
      row: inFirst({ kind: 'TOWER' }),
      expected: {
        kind: 'code',
        field: 'kind',
        expected: 'one of "OPEN", "ROOF", "BASEMENT"',
        seen: '"TOWER"',
        count: 2,
      },
    },
    {
      name: 'a code is in another case',
      row: inFirst({ kind: 'open' }),
      expected: {
        kind: 'code',
        field: 'kind',
        expected: 'one of "OPEN", "ROOF", "BASEMENT"',
        seen: '"open"',
        count: 2,
      },
    },
    {
      name: 'a text is too long',
      row: inFirst({ note: 'x'.repeat(300) }),
      expected: {
        kind: 'limit',
        field: 'note',
        expected: 'at most 100 characters',
        seen: 'text of 300 characters',
        count: 2,
      },
    },
    {
      name: 'a number is too large',
      row: inFirst({ spaces: 5000 }),
      expected: { kind: 'limit', field: 'spaces', expected: 'at most 2000', seen: 'whole number', count: 2 },
    },
    {
      name: 'a date has another notation',
      row: inFirst({ opened: '1/5/2019' }),
      expected: {
        kind: 'limit',
        field: 'opened',
        expected: 'format date',
        seen: 'text such as 9/9/9999',
        count: 2,
      },
    },
    {
      name: 'a text does not match its pattern',
      row: inFirst({ gate: 'Gate 7' }),
      expected: {
        kind: 'limit',
        field: 'gate',
        expected: 'pattern ^G-\\d{4}$',
        seen: 'text such as aaaa 9',
        count: 2,
      },
    },
    {
      name: 'a value inside an object has another type',
      row: inFirst({ contact: { phone: 65551000 } }),
      expected: { kind: 'type', field: 'contact.phone', expected: 'text', seen: 'whole number', count: 2 },
    },
    {
      name: 'a key that the schema does not have',
      row: inAll({ internalCode: 'X-1' }),
      expected: {
        kind: 'unread',
        field: 'internalCode',
        expected: 'no such key in the schema',
        seen: 'text of 3 characters',
        count: 28,
      },
    },
    {
      name: 'a key inside an object that the schema does not have',
      row: inFirst({ contact: { phone: '65551000', fax: '65551001' } }),
      expected: {
        kind: 'unread',
        field: 'contact.fax',
        expected: 'no such key in the schema',
        seen: 'text of 8 characters',
        count: 2,
      },
    },
    {
      name: 'a rule between fields is broken',
      row: (row) => (row['kind'] === 'OPEN' ? without('gate')(row) : row),
      expected: {
        kind: 'rule',
        field: 'gate',
        expected: 'a value, as a rule of the schema requires',
        seen: 'a record that breaks it',
        count: 3,
      },
    },
    {
      name: 'a value is no option of its list',
      row: inFirst({ operator: 'WEST' }),
      expected: {
        kind: 'reference',
        field: 'operator',
        expected: 'a value of the option list operators',
        seen: '"WEST"',
        count: 1,
      },
    },
  ])('is found once: $name', async ({ row, only, expected }) => {
    const plants = (['page', 'get'] as const)
      .filter((call) => only === undefined || call === only)
      .map((call): Plant => ({ call, row }));
    const { deviations } = await checkPlanted(plants);
    expect(deviations).toHaveLength(1);
    const [found] = deviations;
    expect(found).toMatchObject({ ...expected, entity: 'lot', side: 'response' });
    expect([PAGE, GET]).toContain(found!.call);
  });
});
