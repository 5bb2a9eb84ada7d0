/**
 * Formatting of values by the display format of their column: the same text in cells, exports, summaries and
 * details.
 */
import { describe, expect, it } from 'vitest';
import { PERIOD_TEXTS } from '../../../support/periodTexts';
import type { ColumnFormat, FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import type { Field } from '../../../../src/model/entity/entity';
import type { DisplayFormatTexts } from '../../../../src/model/displayFormats/displayFormat';
import { DISPLAY_FORMATS } from '../../../../src/model/displayFormats/displayFormats';
import { formatValue } from '../../../../src/model/displayFormats/formatValue';
import fieldMeta from '../../../../schema/meta/v2/field.schema.json';
import { createTestModule } from '../../../support/entityModule';

const NAMES: Readonly<Record<string, string>> = { '1': 'One', AC: 'Slow', DC: 'Fast' };
const words = (language: string): DisplayFormatTexts => ({
  language,
  yes: language === 'en' ? 'Yes' : '是',
  no: language === 'en' ? 'No' : '否',
  getOptionCodeLabel: (_, code) => NAMES[String(code)],
  getCurrencySymbol: (_, row) => (row['country'] === 'MY' ? 'RM' : 'S$'),
  periods: PERIOD_TEXTS,
});

const upload = { call: 'POST upload', accept: ['.png'], maxSizeBytes: 1, responsePath: 'path', pathField: 'path' };
const fieldOf = (definition: FieldDefinition): Field =>
  createTestModule({ properties: { value: definition } }).entity.shape.fields['value']!;

const TEXT = fieldOf({ type: 'string' });
const COMMA = fieldOf({ type: 'array', items: { type: 'string' }, 'x-ui': { serialization: 'comma' } });
const UNIT = fieldOf({ type: 'number', 'x-ui': { unit: 'kW' } });
const end = (format: 'date' | 'yyyy-MM-dd HH:mm'): FieldDefinition => ({
  type: 'object',
  properties: { from: { type: 'string', format }, to: { type: 'string', format } },
});
const DAYS = fieldOf(end('date'));
const MOMENTS = fieldOf(end('yyyy-MM-dd HH:mm'));
const PICTURES = fieldOf({
  type: 'array',
  items: { type: 'object', properties: { path: { type: 'string' } } },
  'x-ui': { upload },
});
const OBJECT = fieldOf({
  type: 'object',
  properties: {
    createBy: { type: 'string', title: 'Created By' },
    createTime: {
      type: 'string',
      format: 'yyyy-MM-dd HH:mm',
      title: 'Created',
      'x-ui': { alternateResponseNames: ['createdAt'] },
    },
    on: { type: 'boolean', title: 'On' },
    secret: { type: 'string', writeOnly: true },
    inner: { type: 'object', properties: { power: { type: 'number', title: 'Power', 'x-ui': { unit: 'kW' } } } },
  },
});

type Case = [value: unknown, english: string, chinese: string, field?: Field];

const CASES: Readonly<Record<ColumnFormat, readonly Case[]>> = {
  text: [
    ['night', 'night', 'night'],
    ['AC', 'Slow', 'Slow'],
    [1, 'One', 'One'],
    [7, '7', '7'],
    [0, '0', '0'],
    [false, 'false', 'false'],
    [['AC', 'x'], 'Slow, x', 'Slow, x'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
  ],
  status: [
    ['AC', 'Slow', 'Slow'],
    ['Active', 'Active', 'Active'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
  ],
  number: [
    [1234.5, '1,234.5 kW', '1,234.5 kW', UNIT],
    ['1234.50', '1,234.50 kW', '1,234.50 kW', UNIT],
    [0, '0', '0'],
    ['n/a', 'n/a', 'n/a'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
    [[1, 2], '[1,2]', '[1,2]'],
  ],
  money: [
    [12.5, 'S$12.50', 'S$12.50'],
    ['0.1234', 'S$0.1234', 'S$0.1234'],
    ['free', 'free', 'free'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
  ],
  date: [
    ['2027-03-09', '09 Mar 2027', '2027-03-09'],
    ['2027-03', 'Mar 2027', '2027-03'],
    ['2027-03-09 08:05', '09 Mar 2027', '2027-03-09'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
  ],
  datetime: [
    ['2027-03-09T08:05:00Z', '09 Mar 2027 08:05', '2027-03-09 08:05'],
    ['2027-03-09', '09 Mar 2027', '2027-03-09'],
  ],
  month: [
    ['2027-03', 'Mar 2027', '2027-03'],
    ['soon', 'soon', 'soon'],
  ],
  clock: [
    [84600, '23:30', '23:30'],
    [0, '00:00', '00:00'],
    ['08:00', '08:00', '08:00'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
  ],
  hours: [
    [86400, '24 h', '24 h'],
    [5400, '1.5 h', '1.5 h'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
  ],
  period: [
    [{ from: '2027-01-01', to: '2027-01-31' }, '01 Jan 2027 – 31 Jan 2027', '2027-01-01 – 2027-01-31', DAYS],
    [{ from: '2027-01-01 08:05', to: '' }, 'From 01 Jan 2027 08:05', 'From 2027-01-01 08:05', MOMENTS],
    [{ to: '2027-01-31' }, 'Until 31 Jan 2027', 'Until 2027-01-31', DAYS],
    ['2027-01-01 – 2027-01-31', '01 Jan 2027 – 31 Jan 2027', '2027-01-01 – 2027-01-31'],
    [
      '2027-01-01 08:05 - 2027-01-31 10:00',
      '01 Jan 2027 08:05 – 31 Jan 2027 10:00',
      '2027-01-01 08:05 – 2027-01-31 10:00',
    ],
    ['All of March', 'All of March', 'All of March'],
    [{}, '', '', DAYS],
    ['the whole year', 'the whole year', 'the whole year', DAYS],
  ],
  phase: [
    [['2027-01-01', '2027-01-31'], 'Running', 'Running'],
    [{ from: '2027-02-01', to: '' }, 'Upcoming', 'Upcoming', DAYS],
    ['2027-01-01 – 2027-01-30', 'Ended', 'Ended'],
    ['the whole year', '', ''],
  ],
  boolean: [
    [true, 'Yes', '是'],
    [false, 'No', '否'],
    [1, 'Yes', '是'],
    [0, 'No', '否'],
    ['Y', 'Yes', '是'],
    ['FALSE', 'No', '否'],
    ['maybe', 'maybe', 'maybe'],
  ],
  count: [
    [[1, 2, 3], '3', '3'],
    [[], '0', '0'],
    [1200, '1,200', '1,200'],
    ['many', 'many', 'many'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
  ],
  list: [
    [['AC', ' DC ', ''], 'Slow, Fast', 'Slow, Fast'],
    [[{ providerName: 'A' }, { label: 'B' }, { x: 1 }], 'A, B, …', 'A, B, …'],
    ['AC, DC', 'AC, DC', 'AC, DC'],
    ['AC, DC', 'Slow, Fast', 'Slow, Fast', COMMA],
    [[], '', ''],
    [[null, 0], '0', '0'],
  ],
  link: [
    ['https://a.sg', 'https://a.sg', 'https://a.sg'],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
  ],
  email: [['a@b.sg', 'a@b.sg', 'a@b.sg']],
  image: [
    ['a.png', 'a.png', 'a.png'],
    [[{ path: 'a.png' }, { path: '' }, null, 'b.png'], 'a.png, b.png', 'a.png, b.png', PICTURES],
  ],
  secret: [['hunter2', '', '']],
  object: [
    [
      { createBy: 'me', createdAt: '2027-03-09 08:05', on: false, secret: 'x', inner: { power: 7.4 }, other: 1 },
      'Created By: me; Created: 09 Mar 2027 08:05; On: No; Inner: Power: 7.4 kW',
      'Created By: me; Created: 2027-03-09 08:05; On: 否; Inner: Power: 7.4 kW',
      OBJECT,
    ],
    [{ createBy: '', on: null }, '', '', OBJECT],
    ['as a text', 'as a text', 'as a text', OBJECT],
    [{ a: 1 }, '{"a":1}', '{"a":1}'],
  ],
};

const FORMATS = fieldMeta.definitions.display.enum as ColumnFormat[];

describe('the formats of columns', () => {
  it('are those of the schema language, each with words of its own', () => {
    expect(Object.keys(DISPLAY_FORMATS).sort()).toEqual([...FORMATS].sort());
    expect(Object.keys(CASES).sort()).toEqual([...FORMATS].sort());
  });
});

describe.each(FORMATS)('the format %s', (format) => {
  it.each(CASES[format])('reads %j as %j and %j', (value, english, chinese, field = TEXT) => {
    const read = (language: string) => formatValue({ value, field, row: { value }, texts: words(language) }, format);
    expect([read('en'), read('zh-Hans')]).toEqual([english, chinese]);
  });

  it.each([undefined, null, '', Number.NaN])('reads nothing of %j', (value) => {
    for (const field of [TEXT, COMMA, DAYS, PICTURES, OBJECT]) {
      expect(formatValue({ value, field, row: {}, texts: words('en') }, format)).toBe('');
    }
  });

  it('tells nothing of what is only ever written', () => {
    const field = { ...TEXT, writeOnly: true };
    expect(formatValue({ value: 'hunter2', field, row: {}, texts: words('en') }, format)).toBe('');
  });
});

describe('a value', () => {
  it('reads as its kind does where a column says nothing', () => {
    const read = (definition: FieldDefinition, value: unknown) =>
      formatValue({ value, field: fieldOf(definition), row: {}, texts: words('en') });
    expect(read({ type: 'boolean' }, true)).toBe('Yes');
    expect(read({ type: 'string', format: 'date' }, '2027-03-09')).toBe('09 Mar 2027');
    expect(read({ type: 'integer', 'x-ui': { columnDefaults: { display: 'clock' } } }, 1800)).toBe('00:30');
    expect(read({ type: 'string', format: 'password' }, 'x')).toBe('');
  });

  it('is called by the name that the record itself brings', () => {
    const field = fieldOf({ type: 'integer', 'x-ui': { labelField: 'typeName' } });
    const read = (row: Record<string, unknown>, format?: ColumnFormat) =>
      formatValue({ value: row['typeId'], field, row, texts: words('en') }, format);
    expect(read({ typeId: 1, typeName: 'News' }, 'text')).toBe('News');
    expect(read({ typeName: 'News' }, 'text')).toBe('News');
    expect(read({ typeId: 1, typeName: '' }, 'text')).toBe('One');
    expect(read({ typeId: 1, typeName: 'News' }, 'status')).toBe('News');
  });

  it('of money has the symbol that belongs to its record', () => {
    expect(formatValue({ value: 1, field: TEXT, row: { country: 'MY' }, texts: words('en') }, 'money')).toBe('RM1.00');
  });
});
