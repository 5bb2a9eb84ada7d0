/**
 * How a value reads, by the column format of its kind. Cells, exports, summaries, facts and charts ask
 * here, so that a list never says Yes where its export says No. Pure: what depends on the page (its
 * language, the names of options, the operator's currency) comes in as words.
 */
import type { ColumnFormat } from '../language/definition';
import type { Field } from '../entity/entity';
import { valueIn } from '../values/aliases';
import { codesIn, holdsCodes } from '../values/codes';
import { formatMonth, formatStamp } from './dates';
import { formatClock, formatHours } from './durations';
import { endsOf } from '../values/periods';
import { isEmpty, textOf } from '../values/empty';
import { plainItem } from './listItems';
import { formatMoney, formatNumber, withUnit } from './numbers';
import { endsOfText, joinEnds, phaseOf, readPeriodText, type PeriodWords, type Phase } from './periods';

type Row = Readonly<Record<string, unknown>>;

export interface Words {
  /** As in `zh-Hans`. */
  language: string;
  yes: string;
  no: string;
  /** The name of a code that the field holds; undefined where nobody has one. */
  nameOf(field: Field, code: unknown, row: Row): string | undefined;
  /** What the language of the page calls a code, whatever the server calls it. */
  spokenOf?(field: Field, code: unknown): string | undefined;
  /** What stands before an amount. */
  symbolOf(field: Field, row: Row): string;
  periods: PeriodWords;
}

export interface Reading {
  value: unknown;
  field: Field;
  /** The record, or the row, in which the value stands. */
  row: Row;
  words: Words;
}

const YES = ['true', '1', 'y', 'yes'];
const NO = ['false', '0', 'n', 'no'];

/** Yes or No in words; a value that is neither stays as it is. */
function readBoolean({ value, words }: Reading): string {
  const text = textOf(value);
  if (YES.includes(text.toLowerCase())) return words.yes;
  return NO.includes(text.toLowerCase()) ? words.no : text;
}

/** The name that the record itself brings goes before that of a list; that in the language of the page before both. */
function readCode(code: unknown, { field, row, words }: Reading): string {
  const spoken = words.spokenOf?.(field, code);
  if (spoken !== undefined) return spoken;
  const own = field.ui.labelField === undefined ? undefined : row[field.ui.labelField];
  if (!isEmpty(own)) return textOf(own);
  return words.nameOf(field, code, row) ?? textOf(code);
}

/** The items of a list, whether it came as one or as a text. */
function itemsOf(field: Field, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isEmpty(value)) return [];
  return holdsCodes(field) ? codesIn(field, value) : [value];
}

/** A server may send how many there are in place of the list itself. */
function readCount({ value, field, words }: Reading): string {
  const items = itemsOf(field, value);
  const count = Array.isArray(value) || items.length > 1 ? items.length : value;
  return typeof count === 'number' && !isEmpty(count) ? formatNumber(count, words.language) : textOf(count);
}

const readList = (reading: Reading): string =>
  itemsOf(reading.field, reading.value)
    .map((item) => readCode(plainItem(item), reading))
    .filter(Boolean)
    .join(', ');

function readPeriod({ value, field, words }: Reading): string {
  if (typeof value !== 'object' || value === null) return readPeriodText(textOf(value), words.language);
  const names = endsOf(field);
  const withTime = field.shape?.fields[names[0]]?.format !== 'date';
  const [from = '', to = ''] = names.map((name) => {
    const end = (value as Row)[name];
    return isEmpty(end) ? '' : formatStamp(textOf(end), withTime, words.language);
  });
  return joinEnds(from, to, words.periods);
}

/** Both ends of a period: as a pair, as its object, or as one text. */
function bothEnds({ value, field }: Pick<Reading, 'value' | 'field'>): [from: unknown, to: unknown] {
  if (Array.isArray(value)) return [value[0], value[1]];
  if (!isRow(value)) return endsOfText(textOf(value)) ?? [undefined, undefined];
  const [first, last] = endsOf(field);
  return [value[first], value[last]];
}

/** Where the period of a value is at a moment of the operator's clock. */
export const phaseIn = (value: Pick<Reading, 'value' | 'field'>, now: string): Phase | undefined =>
  phaseOf(bothEnds(value), now);

function readPhase(reading: Reading): string {
  const { phases, now } = reading.words.periods;
  const phase = phaseIn(reading, now());
  return phase ? phases[phase] : '';
}

/** Name and value of each field of an object that has a value. */
function readObject({ value, field, words }: Reading): string {
  const shape = field.shape;
  if (!shape || typeof value !== 'object' || value === null) return textOf(value);
  const row = value as Row;
  return Object.values(shape.fields)
    .map((inner) => [inner.title, readValue({ value: valueIn(row, inner), field: inner, row, words })])
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}: ${text}`)
    .join('; ');
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const plain = ({ value }: Reading): string => textOf(value);

export const READERS: Readonly<Record<ColumnFormat, (reading: Reading) => string>> = {
  text: (reading) =>
    Array.isArray(reading.value) || holdsCodes(reading.field) ? readList(reading) : readCode(reading.value, reading),
  status: (reading) => readCode(reading.value, reading),
  number: ({ value, field, words }) =>
    typeof value === 'object' ? textOf(value) : withUnit(formatNumber(value, words.language), field.ui.unit),
  money: ({ value, field, row, words }) => formatMoney(textOf(value), words.symbolOf(field, row)),
  // A server may say no more than the month.
  date: ({ value, words: { language } }) => formatMonth(formatStamp(textOf(value), false, language), language),
  datetime: ({ value, words }) => formatStamp(textOf(value), true, words.language),
  month: ({ value, words }) => formatMonth(textOf(value), words.language),
  clock: ({ value }) => formatClock(textOf(value)),
  hours: ({ value }) => formatHours(textOf(value)),
  period: readPeriod,
  phase: readPhase,
  boolean: readBoolean,
  count: readCount,
  list: readList,
  link: plain,
  email: plain,
  image: ({ value, field }) =>
    itemsOf(field, value)
      .map((item) => textOf(isRow(item) && field.upload?.targetField ? item[field.upload.targetField] : item))
      .filter(Boolean)
      .join(', '),
  secret: () => '',
  object: readObject,
};

/**
 * @param format of the column, where it differs from the field's own
 * @returns an empty text for a value that is missing
 */
export function readValue(reading: Reading, format: ColumnFormat = reading.field.reads): string {
  const { value, field, row } = reading;
  const isNamed = field.ui.labelField !== undefined && !isEmpty(row[field.ui.labelField]);
  if (field.writeOnly || (isEmpty(value) && !isNamed)) return '';
  return READERS[format](reading);
}
