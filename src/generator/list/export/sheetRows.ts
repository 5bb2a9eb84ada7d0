/** Converts rows to spreadsheet cells: texts as the table shows them, amounts as numbers. Pure functions. */
import { getFieldValue } from '../../../model/values/alternateNames';
import type { DisplayedField, Column, Field, Shape } from '../../../model/entity/entity';
import { getFieldAtPath, getParentObjectAtPath, getValueAtPath } from '../../../model/values/fieldPath';
import { isEmpty, toText } from '../../../model/values/isEmpty';
import { isSecretField } from '../../../model/values/secretFields';
import type { FormatTexts } from '../../../model/displayFormats/displayFormat';
import { DISPLAY_FORMATS } from '../../../model/displayFormats/displayFormats';
import { formatValue } from '../../../model/displayFormats/formatValue';
import { formatDisplayedField } from '../../../model/displayFormats/formatDisplayedField';
import type { Row } from '../../shared/rowIds';
import { padTwoDigits } from '../../../model/formatting/padTwoDigits';

/** `t: 's'` marks a text, whatever it begins with: `=1+1` typed into a form is never evaluated as a formula. */
export type SheetCell = { t: 's'; v: string } | { t: 'n'; v: number } | null;

/** The currencies of amounts, where they may differ by row. */
interface Currencies {
  /** Returns the heading of the currency column beside an amount column. */
  getTitle: (column: string) => string;
  /** Returns the ISO code of the currency. */
  getCode: (field: Field, row: Readonly<Row>) => string;
}

interface Source {
  shape: Shape;
  columns: readonly Column[];
  formatTexts: FormatTexts;
  currencies?: Currencies;
}

/** Maximum number of characters in a spreadsheet cell. */
const LONGEST = 32_767;
/** Control characters that XML does not allow; tabs and line breaks are allowed. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
/** Decimal text that a spreadsheet number represents without losing a digit. */
const EXACT = /^-?\d{1,10}(\.\d{1,5})?$/;

/** Returns a text cell, whatever the text begins with; null for an empty text. */
export function toTextCell(text: string): SheetCell {
  const v = text.replace(UNWRITABLE, '').slice(0, LONGEST);
  return v === '' ? null : { t: 's', v };
}

function toNumberCell(value: unknown): SheetCell {
  if (Array.isArray(value)) return { t: 'n', v: value.length };
  if (typeof value === 'number') return Number.isFinite(value) ? { t: 'n', v: value } : null;
  const text = toText(value).trim();
  return EXACT.test(text) ? { t: 'n', v: Number(text) } : toTextCell(text);
}

function getCell(field: Field, format: Column['display'], row: Readonly<Row>, formatTexts: FormatTexts): SheetCell {
  const value = getFieldValue(row, field);
  if (isSecretField(field)) return null;
  if (DISPLAY_FORMATS[format].isSheetNumber) return isEmpty(value) ? null : toNumberCell(value);
  return toTextCell(formatValue({ value, field, row, texts: formatTexts }, format));
}

const getColumnSource = (column: Column, shape: Shape, row: Row): DisplayedField =>
  column.fallback && isEmpty(getValueAtPath(shape, column.field, row)) ? column.fallback : column;

function toColumnCell(column: Column, row: Row, { shape, formatTexts }: Source): SheetCell {
  const source = getColumnSource(column, shape, row);
  if (source.periodEndField !== undefined) return toTextCell(formatDisplayedField(source, shape, row, formatTexts));
  const field = getFieldAtPath(shape, source.field);
  return field ? getCell(field, source.display, getParentObjectAtPath(shape, source.field, row), formatTexts) : null;
}

/**
 * Returns the field of an amount column whose currency depends on the row. Amounts in several currencies must not
 * be added up, so such a column gets a currency column.
 */
export function getMixedCurrencyField({ display, field }: Column, shape: Shape): Field | undefined {
  const known = display === 'money' ? getFieldAtPath(shape, field) : undefined;
  return known?.ui.currency && known.ui.currency.code === undefined ? known : undefined;
}

function toCurrencyCell(field: Field, column: Column, row: Row, { shape, currencies }: Source): SheetCell {
  const owner = getParentObjectAtPath(shape, column.field, row);
  return isEmpty(getFieldValue(owner, field)) ? null : toTextCell(currencies?.getCode(field, owner) ?? '');
}

/** Generates the heading and one line per row lazily. */
export function* toSheetRows(rows: readonly Row[], source: Source): Generator<SheetCell[], void> {
  const { columns, shape, currencies } = source;
  const mixed = columns.map((column) => (currencies ? getMixedCurrencyField(column, shape) : undefined));
  yield columns.flatMap(({ title }, index) => [
    toTextCell(title),
    ...(mixed[index] && currencies ? [toTextCell(currencies.getTitle(title))] : []),
  ]);
  for (const row of rows)
    yield columns.flatMap((column, index) => {
      const field = mixed[index];
      const cell = toColumnCell(column, row, source);
      return field ? [cell, toCurrencyCell(field, column, row, source)] : [cell];
    });
}

/**
 * Returns the file name of an export, without characters that file systems do not allow: `Article
 * SchemaTypeResolver` → `Article Types-2027-03-09-0805.xlsx`.
 */
export function getSheetFileName(title: string, now: Date): string {
  const day = `${now.getFullYear()}-${padTwoDigits(now.getMonth() + 1)}-${padTwoDigits(now.getDate())}`;
  return `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}-${day}-${padTwoDigits(now.getHours())}${padTwoDigits(now.getMinutes())}.xlsx`;
}

/** Returns a valid sheet name: at most 31 characters, without brackets and some other characters. */
export const getSheetName = (title: string): string =>
  title
    .replace(/[\\/:*?[\]]/g, ' ')
    .trim()
    .slice(0, 31) || 'Export';
