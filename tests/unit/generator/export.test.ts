import { describe, expect, it, vi } from 'vitest';
import { collectRows, MAX_ROWS, TooManyRows } from '../../../src/generator/list/collectRows';
import { loadLabels } from '../../../src/generator/list/export/labels';
import { fileName, sheetName, toSheetRows } from '../../../src/generator/list/export/sheet';
import type { Column, Field } from '../../../src/model/entity';
import { column, entity, field } from './entities';

const texts = { yes: 'Yes', no: 'No', choice: (_: string, __: unknown, label: string) => label };

function cell(value: unknown, own: Partial<Field> = {}, format: Column['format'] = 'text'): unknown {
  const shape = { ...entity().shape, fields: { x: field('x', own) } };
  return toSheetRows([{ x: value }], {
    shape,
    columns: [column('x', { format })],
    optionsOf: () => own.choices ?? [],
    texts,
  })[1]?.[0];
}

describe('cells of a sheet', () => {
  it.each(['=1+1', '+65 8123', '-5', '@SUM(A1)', '\tx', '\rx', '=cmd|"/C calc"!A0'])(
    '%j is text and no formula',
    (text) => {
      expect(cell(text)).toEqual({ t: 's', v: text });
    },
  );

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [Number.NaN, null],
    ['a\u0000b\u001fc', { t: 's', v: 'abc' }],
    ['line\nline', { t: 's', v: 'line\nline' }],
  ])('%j becomes %j', (value, expected) => expect(cell(value)).toEqual(expected));

  it('cuts a text that no cell can hold', () => {
    expect(cell('x'.repeat(40_000))).toEqual({ t: 's', v: 'x'.repeat(32_767) });
  });

  it.each([
    [12, 'number', { t: 'n', v: 12 }],
    ['12.50', 'money', { t: 'n', v: 12.5 }],
    ['12345678901234567890', 'number', { t: 's', v: '12345678901234567890' }],
    [[1, 2, 3], 'count', { t: 'n', v: 3 }],
    ['2027-03-09 08:05', 'datetime', { t: 's', v: '09 Mar 2027 08:05' }],
    ['2027-03-09', 'date', { t: 's', v: '09 Mar 2027' }],
    [true, 'boolean', { t: 's', v: 'Yes' }],
    [false, 'boolean', { t: 's', v: 'No' }],
    [['A', 'B'], 'list', { t: 's', v: 'A, B' }],
  ] as const)('%j as %s', (value, format, expected) => expect(cell(value, {}, format)).toEqual(expected));

  it('shows codes by their names, an unknown code as itself', () => {
    const choices = [{ value: 1, label: 'One' }];
    expect([cell(1, { choices }), cell('1', { choices }), cell(2, { choices })]).toEqual([
      { t: 's', v: 'One' },
      { t: 's', v: 'One' },
      { t: 's', v: '2' },
    ]);
  });

  it('takes the name the row brings along, and never writes a secret', () => {
    const shape = {
      ...entity().shape,
      fields: { typeId: field('typeId', { ui: { labelFrom: 'typeName' } }), key: field('key', { writeOnly: true }) },
    };
    const columns = [column('typeId', { title: 'Type' }), column('key')];
    expect(
      toSheetRows([{ typeId: 3, typeName: 'News', key: 's3cret' }], { shape, columns, optionsOf: () => [], texts }),
    ).toEqual([
      [
        { t: 's', v: 'Type' },
        { t: 's', v: 'key' },
      ],
      [{ t: 's', v: 'News' }, null],
    ]);
  });

  it('writes a period in one cell', () => {
    const shape = { ...entity().shape, fields: { from: field('from'), to: field('to') } };
    const source = {
      shape,
      columns: [column('from', { to: 'to', format: 'date' as const })],
      optionsOf: () => [],
      texts,
    };
    const [, both, one] = toSheetRows([{ from: '2027-01-01', to: '2027-02-01' }, { from: '2027-01-01' }], source);
    expect([both?.[0], one?.[0]]).toEqual([
      { t: 's', v: '01 Jan 2027 - 01 Feb 2027' },
      { t: 's', v: '01 Jan 2027' },
    ]);
  });

  it('names file and sheet without what no system takes', () => {
    expect(fileName('A/B: "Types"', new Date(2027, 2, 9, 8, 5))).toBe('A B   Types-2027-03-09-0805.xlsx');
    expect(sheetName('Rates [old]/new '.repeat(4))).toHaveLength(31);
    expect(sheetName('[]')).toBe('Export');
  });
});

const pagesOf = (total: number, clamp = 100) =>
  vi.fn(async (page: number, perPage: number) => {
    const size = Math.min(perPage, clamp);
    const rest = Math.max(0, Math.min(size, total - (page - 1) * size));
    return { data: Array.from({ length: rest }, (_, index) => ({ id: (page - 1) * size + index })), total };
  });

const collect = (fetchPage: ReturnType<typeof pagesOf>, onProgress = vi.fn(), signal = new AbortController().signal) =>
  collectRows({ fetchPage, onProgress, signal });

describe('collecting all rows', () => {
  it.each([
    [0, 100, 1],
    [62, 100, 1],
    [100, 100, 1],
    [250, 100, 3],
    [120, 50, 3],
  ])('%i rows from a server that gives %i a page take %i calls', async (total, clamp, calls) => {
    const fetchPage = pagesOf(total, clamp);
    const rows = await collect(fetchPage);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, id) => id));
    expect(fetchPage).toHaveBeenCalledTimes(calls);
  });

  it('tells how far it is', async () => {
    const onProgress = vi.fn();
    await collect(pagesOf(200), onProgress);
    expect(onProgress.mock.calls).toEqual([[0.5], [1]]);
  });

  it('ends when rows disappear meanwhile', async () => {
    const fetchPage = vi.fn(async (page: number) => ({ data: page === 1 ? [{ id: 1 }] : [], total: 500 }));
    expect(await collect(fetchPage)).toHaveLength(1);
  });

  it('refuses more than a sheet holds after the first page', async () => {
    const fetchPage = pagesOf(MAX_ROWS + 1);
    await expect(collect(fetchPage)).rejects.toThrow(TooManyRows);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const fetchPage = pagesOf(500);
    const stop = vi.fn(() => controller.abort());
    await expect(collect(fetchPage, stop, controller.signal)).rejects.toThrow(/abort/i);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });
});

const list = (more = {}) => ({
  name: 'groups',
  call: { method: 'GET' as const, path: 'groups' },
  value: 'pk',
  label: 'name',
  ...more,
});

describe('names of codes', () => {
  const group = field('group', { ui: { options: 'groups' } });

  it('come from one call per list and value it depends on', async () => {
    const send = vi.fn(async () => ({ data: [{ pk: 1, name: 'North' }], msg: '' })) as never as Parameters<
      typeof loadLabels
    >[3];
    const own = entity({ options: { groups: list({ dependsOn: { type: 'userType' } }) } });
    const rows = [{ userType: 'A' }, { userType: 'A' }, { userType: 'B' }, {}];
    const optionsOf = await loadLabels(own, [group], rows, send);
    expect(send).toHaveBeenCalledTimes(2);
    expect(optionsOf(group, { userType: 'A' })).toMatchObject([{ value: 1, label: 'North' }]);
    expect(optionsOf(group, {})).toEqual([]);
  });

  it('are missing when the list fails, without failing the export', async () => {
    const send = vi.fn(() => Promise.reject(new Error('down'))) as never as Parameters<typeof loadLabels>[3];
    const optionsOf = await loadLabels(entity({ options: { groups: list() } }), [group], [{}], send);
    expect(optionsOf(group, {})).toEqual([]);
  });
});
