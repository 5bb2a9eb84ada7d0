/**
 * How a value reads, by the column format of its kind. Cells, exports, summaries, facts and charts ask
 * here, so that a list never says Yes where its export says No. Pure: what depends on the page (its
 * language, the names of options, the operator's currency) comes in as words.
 */
import type { ColumnFormat } from '../schemaLanguage/definition';
import type { Field } from '../entity/entity';
import { getFieldValue } from '../values/alternateNames';
import { parseCodes, isCodeList } from '../values/optionCodes';
import { formatMonth, formatDateTime } from './formatDates';
import { formatSecondsAsTime, formatSecondsAsHours } from './formatDurations';
import { getPeriodFields } from '../values/periodFields';
import { isEmpty, toText } from '../values/isEmpty';
import { toPlainItem } from './listItems';
import { formatMoney, formatNumber, appendUnit } from './formatNumbers';
import {
  splitPeriodText,
  formatPeriod,
  getPeriodPhase,
  formatPeriodText,
  type PeriodTexts,
  type PeriodPhase,
} from './formatPeriods';

type Row = Readonly<Record<string, unknown>>;

export interface FormatTexts {
  /** As in `zh-Hans`. */
  language: string;
  yes: string;
  no: string;
  /** The name of a code that the field holds; undefined where nobody has one. */
  getOptionName(field: Field, code: unknown, row: Row): string | undefined;
  /** What the language of the page calls a code, whatever the server calls it. */
  getTranslatedName?(field: Field, code: unknown): string | undefined;
  /** What stands before an amount. */
  getCurrencySymbol(field: Field, row: Row): string;
  periods: PeriodTexts;
}

export interface FormatInput {
  value: unknown;
  field: Field;
  /** The record, or the row, in which the value stands. */
  row: Row;
  texts: FormatTexts;
}

const YES = ['true', '1', 'y', 'yes'];
const NO = ['false', '0', 'n', 'no'];

/** Yes or No in words; a value that is neither stays as it is. */
function readBoolean({ value, texts }: FormatInput): string {
  const text = toText(value);
  if (YES.includes(text.toLowerCase())) return texts.yes;
  return NO.includes(text.toLowerCase()) ? texts.no : text;
}

/** The name that the record itself brings goes before that of a list; that in the language of the page before both. */
function readCode(code: unknown, { field, row, texts }: FormatInput): string {
  const spoken = texts.getTranslatedName?.(field, code);
  if (spoken !== undefined) return spoken;
  const own = field.ui.labelField === undefined ? undefined : row[field.ui.labelField];
  if (!isEmpty(own)) return toText(own);
  return texts.getOptionName(field, code, row) ?? toText(code);
}

/** The items of a list, whether it came as one or as a text. */
function getItems(field: Field, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isEmpty(value)) return [];
  return isCodeList(field) ? parseCodes(field, value) : [value];
}

/** A server may send how many there are in place of the list itself. */
function readCount({ value, field, texts }: FormatInput): string {
  const items = getItems(field, value);
  const count = Array.isArray(value) || items.length > 1 ? items.length : value;
  return typeof count === 'number' && !isEmpty(count) ? formatNumber(count, texts.language) : toText(count);
}

const readList = (reading: FormatInput): string =>
  getItems(reading.field, reading.value)
    .map((item) => readCode(toPlainItem(item), reading))
    .filter(Boolean)
    .join(', ');

function readPeriod({ value, field, texts }: FormatInput): string {
  if (typeof value !== 'object' || value === null) return formatPeriodText(toText(value), texts.language);
  const names = getPeriodFields(field);
  const withTime = field.shape?.fields[names[0]]?.format !== 'date';
  const [from = '', to = ''] = names.map((name) => {
    const end = (value as Row)[name];
    return isEmpty(end) ? '' : formatDateTime(toText(end), withTime, texts.language);
  });
  return formatPeriod(from, to, texts.periods);
}

/** Both ends of a period: as a pair, as its object, or as one text. */
function bothEnds({ value, field }: Pick<FormatInput, 'value' | 'field'>): [from: unknown, to: unknown] {
  if (Array.isArray(value)) return [value[0], value[1]];
  if (!isRow(value)) return splitPeriodText(toText(value)) ?? [undefined, undefined];
  const [first, last] = getPeriodFields(field);
  return [value[first], value[last]];
}

/** Where the period of a value is at a moment of the operator's clock. */
export const getPhaseOfValue = (value: Pick<FormatInput, 'value' | 'field'>, now: string): PeriodPhase | undefined =>
  getPeriodPhase(bothEnds(value), now);

function readPhase(reading: FormatInput): string {
  const { phases, now } = reading.texts.periods;
  const phase = getPhaseOfValue(reading, now());
  return phase ? phases[phase] : '';
}

/** Name and value of each field of an object that has a value. */
function readObject({ value, field, texts }: FormatInput): string {
  const shape = field.shape;
  if (!shape || typeof value !== 'object' || value === null) return toText(value);
  const row = value as Row;
  return Object.values(shape.fields)
    .map((inner) => [inner.title, formatValue({ value: getFieldValue(row, inner), field: inner, row, texts })])
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}: ${text}`)
    .join('; ');
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const plain = ({ value }: FormatInput): string => toText(value);

export const VALUE_FORMATTERS: Readonly<Record<ColumnFormat, (reading: FormatInput) => string>> = {
  text: (reading) =>
    Array.isArray(reading.value) || isCodeList(reading.field) ? readList(reading) : readCode(reading.value, reading),
  status: (reading) => readCode(reading.value, reading),
  number: ({ value, field, texts }) =>
    typeof value === 'object' ? toText(value) : appendUnit(formatNumber(value, texts.language), field.ui.unit),
  money: ({ value, field, row, texts }) => formatMoney(toText(value), texts.getCurrencySymbol(field, row)),
  // A server may say no more than the month.
  date: ({ value, texts: { language } }) => formatMonth(formatDateTime(toText(value), false, language), language),
  datetime: ({ value, texts }) => formatDateTime(toText(value), true, texts.language),
  month: ({ value, texts }) => formatMonth(toText(value), texts.language),
  clock: ({ value }) => formatSecondsAsTime(toText(value)),
  hours: ({ value }) => formatSecondsAsHours(toText(value)),
  period: readPeriod,
  phase: readPhase,
  boolean: readBoolean,
  count: readCount,
  list: readList,
  link: plain,
  email: plain,
  image: ({ value, field }) =>
    getItems(field, value)
      .map((item) => toText(isRow(item) && field.upload?.targetField ? item[field.upload.targetField] : item))
      .filter(Boolean)
      .join(', '),
  secret: () => '',
  object: readObject,
};

/**
 * Formats a value for display.
 * @param format of the column, where it differs from the field's own
 * @returns an empty text for a value that is missing
 */
export function formatValue(reading: FormatInput, format: ColumnFormat = reading.field.reads): string {
  const { value, field, row } = reading;
  const isNamed = field.ui.labelField !== undefined && !isEmpty(row[field.ui.labelField]);
  if (field.writeOnly || (isEmpty(value) && !isNamed)) return '';
  return VALUE_FORMATTERS[format](reading);
}
