/** Rows as spreadsheet cells, formatted as in the table. */
import { describe, expect, it } from 'vitest';
import { PERIOD_TEXTS } from '../../support/periodTexts';
import { getSheetFileName, getSheetName, toSheetRows } from '../../../src/generator/list/export/sheetRows';
import type { ColumnFormat } from '../../../src/model/schemaLanguage/definition';
import type { Column, Field } from '../../../src/model/entity/entity';
import type { DisplayFormatTexts } from '../../../src/model/displayFormats/displayFormat';
import { DISPLAY_FORMATS } from '../../../src/model/displayFormats/displayFormats';
import { formatValue } from '../../../src/model/displayFormats/formatValue';
import { column, field, shape } from './entities';

const formatTexts: DisplayFormatTexts = {
  language: 'en',
  yes: 'Yes',
  no: 'No',
  getOptionCodeLabel: ({ choices }, code) => choices?.find(({ value }) => String(value) === String(code))?.label,
  getCurrencySymbol: () => 'S$',
  periods: PERIOD_TEXTS,
};
const text = (v: string) => ({ t: 's', v });

function cell(value: unknown, own: Partial<Field> = {}, format: Column['display'] = 'text', language = 'en'): unknown {
  const [, line] = toSheetRows([{ x: value }], {
    shape: shape(field('x', own)),
    columns: [column('x', { display: format })],
    formatTexts: { ...formatTexts, language, ...(language === 'en' ? {} : { yes: '是', no: '否' }) },
  });
  return line?.[0];
}

describe('cells of a sheet', () => {
  it.each(['=1+1', '+65 8123', '-5', '@SUM(A1)', '\tx', '\rx', '=cmd|"/C calc"!A0'])(
    '%j is text and no formula',
    (formula) => {
      expect(cell(formula)).toEqual(text(formula));
    },
  );

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [Number.NaN, null],
    ['a\u0000b\u001fc', text('abc')],
    ['line\nline', text('line\nline')],
  ])('%j becomes %j', (value, expected) => expect(cell(value)).toEqual(expected));

  it('cuts a text that no cell can hold', () => {
    expect(cell('x'.repeat(40_000))).toEqual(text('x'.repeat(32_767)));
  });

  it.each([
    [12, 'number', { t: 'n', v: 12 }],
    ['12.50', 'money', { t: 'n', v: 12.5 }],
    ['12345678901234567890', 'number', text('12345678901234567890')],
    ['0.123456', 'money', text('0.123456')],
    ['n/a', 'number', text('n/a')],
    [[1, 2, 3], 'count', { t: 'n', v: 3 }],
    [0, 'count', { t: 'n', v: 0 }],
    ['2027-03-09 08:05', 'datetime', text('09 Mar 2027 08:05')],
    ['2027-03-09', 'date', text('09 Mar 2027')],
    [true, 'boolean', text('Yes')],
    [1, 'boolean', text('Yes')],
    [false, 'boolean', text('No')],
    [['A', 'B'], 'list', text('A, B')],
    [84600, 'clock', text('23:30')],
  ] as const)('%j as %s', (value, format, expected) => expect(cell(value, {}, format)).toEqual(expected));

  it.each([
    ['2027-03-09 08:05', 'datetime', '2027-03-09 08:05'],
    [1, 'boolean', '是'],
    [false, 'boolean', '否'],
  ] as const)('%j as %s, in Chinese', (value, format, expected) => {
    expect(cell(value, {}, format, 'zh-Hans')).toEqual(text(expected));
  });

  /** Display formats whose cell contains the number itself, so that the spreadsheet can calculate with it. */
  const NUMBERS: readonly ColumnFormat[] = ['number', 'money', 'count'];
  const VALUES: readonly unknown[] = [
    'AC',
    1,
    0,
    true,
    false,
    '2027-03-09',
    '2027-03',
    84600,
    ['a', 'b'],
    { a: 1 },
    'x',
  ];

  it.each((Object.keys(DISPLAY_FORMATS) as ColumnFormat[]).filter((format) => !NUMBERS.includes(format)))(
    'of the format %s say what the table says',
    (format) => {
      const own = field('x', { choices: [{ value: 'AC', label: 'Slow' }] });
      for (const value of VALUES) {
        const read = formatValue({ value, field: own, row: { x: value }, texts: formatTexts }, format);
        expect(cell(value, own, format)).toEqual(read === '' ? null : text(read));
      }
    },
  );

  it('shows codes by their names, an unknown code as itself', () => {
    const choices = [{ value: 1, label: 'One' }];
    expect([cell(1, { choices }), cell('1', { choices }), cell(2, { choices })]).toEqual([
      text('One'),
      text('One'),
      text('2'),
    ]);
  });

  it('takes the name the row brings along, and never writes a secret', () => {
    const own = shape(
      field('typeId', { ui: { labelField: 'typeName' } }),
      field('key', { writeOnly: true }),
      field('password', { kind: 'password' }),
    );
    const columns = [
      column('typeId', { title: 'Type' }),
      column('key'),
      column('password'),
      column('key', { display: 'number' }),
    ];
    const row = { typeId: 3, typeName: 'News', key: 's3cret', password: 's3cret' };
    expect([...toSheetRows([row], { shape: own, columns, formatTexts })]).toEqual([
      [text('Type'), text('key'), text('password'), text('key')],
      [text('News'), null, null, null],
    ]);
  });

  it('writes a period in one cell', () => {
    const source = {
      shape: shape(field('from'), field('to')),
      columns: [column('from', { periodEndField: 'to', display: 'date' as const })],
      formatTexts,
    };
    const rows = [{ from: '2027-01-01', to: '2027-02-01' }, { from: '2027-01-01' }, {}];
    expect([...toSheetRows(rows, source)].slice(1).flat()).toEqual([
      text('01 Jan 2027 – 01 Feb 2027'),
      text('From 01 Jan 2027'),
      null,
    ]);
  });

  it('takes what stands in for a column that the record lacks', () => {
    const source = {
      shape: shape(field('name'), field('code'), field('until')),
      columns: [column('name', { fallback: { field: 'code', periodEndField: 'until', display: 'text' } })],
      formatTexts,
    };
    const rows = [{ name: 'N', code: 'C' }, { name: '', code: 'C', until: 'U' }, { code: 'C' }];
    expect([...toSheetRows(rows, source)].slice(1).flat()).toEqual([text('N'), text('C – U'), text('From C')]);
  });

  it('says beside amounts whose currency depends on the row which it is', () => {
    const source = {
      shape: shape(
        field('amount', { ui: { currency: { countryField: 'country' } } }),
        field('fee', { ui: { currency: { code: 'SGD' } } }),
      ),
      columns: [column('amount', { display: 'money', title: 'Amount' }), column('fee', { display: 'money' })],
      formatTexts,
      currencies: {
        getTitle: (title: string) => `${title} in`,
        getCode: (_field: unknown, row: Readonly<Record<string, unknown>>) => `${String(row['country'])}D`,
      },
    };
    expect([...toSheetRows([{ amount: '1.50', country: 'SG', fee: 2 }, { country: 'MY' }], source)]).toEqual([
      [text('Amount'), text('Amount in'), text('fee')],
      [{ t: 'n', v: 1.5 }, text('SGD'), { t: 'n', v: 2 }],
      [null, null, null],
    ]);
  });

  it('reads by paths and by other names of a field', () => {
    const audit = field('audit', {
      type: 'object',
      shape: shape(field('createBy', { ui: { alternateResponseNames: ['createdBy'] } })),
    });
    const source = { shape: shape(audit), columns: [column('audit.createBy'), column('nobody')], formatTexts };
    expect([...toSheetRows([{ audit: { createdBy: 'me' }, nobody: 'x' }, {}], source)].slice(1)).toEqual([
      [text('me'), null],
      [null, null],
    ]);
  });

  it('names file and sheet without what no system takes', () => {
    expect(getSheetFileName('A/B: "Types"', new Date(2027, 2, 9, 8, 5))).toBe('A B   Types-2027-03-09-0805.xlsx');
    expect(getSheetName('Rates [old]/new '.repeat(4))).toHaveLength(31);
    expect(getSheetName('[]')).toBe('Export');
  });
});
