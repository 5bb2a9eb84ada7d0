/** Converts rows to spreadsheet cells. Texts are formatted as in the table, and amounts are numbers. Pure functions. */
import { getFieldValue } from '../../../model/values/getFieldValue';
import type { Column, Field, ObjectShape } from '../../../model/entity/entity';
import { getFieldAtPath, getParentObjectAtPath } from '../../../model/values/fieldPath';
import { isEmpty, toText } from '../../../model/values/isEmpty';
import { isSecretField } from '../../../model/values/secretFields';
import type { DisplayFormatTexts } from '../../../model/displayFormats/displayFormat';
import { DISPLAY_FORMATS } from '../../../model/displayFormats/displayFormats';
import { getColumnSource } from '../../../model/displayFormats/getColumnSource';
import { formatValue } from '../../../model/displayFormats/formatValue';
import { formatDisplayedField } from '../../../model/displayFormats/formatDisplayedField';
import type { Row } from '../../shared/listRowIds';
import { padTwoDigits } from '../../../model/formatting/padTwoDigits';

/**
 * A cell of the xlsx library. `t: 's'` marks a text cell. A text that looks like a formula, for example `=1+1`
 * typed into a form, is therefore never evaluated.
 */
export type SheetCell = { t: 's'; v: string } | { t: 'n'; v: number } | null;

/** Used for amounts whose currency may differ between rows. */
interface Currencies {
  /**
   * Returns the heading of the currency column that is added beside an amount column.
   * @param column the heading of the amount column
   */
  getTitle: (column: string) => string;
  /** Returns the ISO 4217 code of the currency of an amount. */
  getCode: (field: Field, row: Readonly<Row>) => string;
}

interface Source {
  shape: ObjectShape;
  columns: readonly Column[];
  formatTexts: DisplayFormatTexts;
  currencies?: Currencies;
}

/** Maximum number of characters in a cell of a spreadsheet. */
const LONGEST = 32_767;
/** Control characters that are not allowed in XML. Tabs and line breaks are allowed. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
/** Matches a decimal number that a spreadsheet number can represent without losing a digit. */
const EXACT = /^-?\d{1,10}(\.\d{1,5})?$/;

/** Returns a text cell, even if the text looks like a formula or a number. Returns null for an empty text. */
export function toSheetTextCell(text: string): SheetCell {
  const v = text.replace(UNWRITABLE, '').slice(0, LONGEST);
  return v === '' ? null : { t: 's', v };
}

function toNumberCell(value: unknown): SheetCell {
  if (Array.isArray(value)) return { t: 'n', v: value.length };
  if (typeof value === 'number') return Number.isFinite(value) ? { t: 'n', v: value } : null;
  const text = toText(value).trim();
  return EXACT.test(text) ? { t: 'n', v: Number(text) } : toSheetTextCell(text);
}

function getCell(
  field: Field,
  format: Column['display'],
  row: Readonly<Row>,
  formatTexts: DisplayFormatTexts,
): SheetCell {
  const value = getFieldValue(row, field);
  if (isSecretField(field)) return null;
  if (DISPLAY_FORMATS[format].isSheetNumber) return isEmpty(value) ? null : toNumberCell(value);
  return toSheetTextCell(formatValue({ value, field, row, texts: formatTexts }, format));
}

function toColumnCell(column: Column, row: Row, { shape, formatTexts }: Source): SheetCell {
  const source = getColumnSource(column, shape, row);
  if (source.periodEndField !== undefined)
    return toSheetTextCell(formatDisplayedField(source, shape, row, formatTexts));
  const field = getFieldAtPath(shape, source.field);
  return field ? getCell(field, source.display, getParentObjectAtPath(shape, source.field, row), formatTexts) : null;
}

/**
 * Returns the field of an amount column if its currency depends on the row. The export then adds a column with the
 * currency, so that users do not add up amounts in different currencies.
 */
export function getMixedCurrencyField({ display, field }: Column, shape: ObjectShape): Field | undefined {
  const known = display === 'money' ? getFieldAtPath(shape, field) : undefined;
  return known?.ui.currency && known.ui.currency.code === undefined ? known : undefined;
}

function toCurrencyCell(field: Field, column: Column, row: Row, { shape, currencies }: Source): SheetCell {
  const owner = getParentObjectAtPath(shape, column.field, row);
  return isEmpty(getFieldValue(owner, field)) ? null : toSheetTextCell(currencies?.getCode(field, owner) ?? '');
}

/** Generates the heading row and then one row per record. The rows are generated lazily. */
export function* toSheetRows(rows: readonly Row[], source: Source): Generator<SheetCell[], void> {
  const { columns, shape, currencies } = source;
  const mixed = columns.map((column) => (currencies ? getMixedCurrencyField(column, shape) : undefined));
  yield columns.flatMap(({ title }, index) => [
    toSheetTextCell(title),
    ...(mixed[index] && currencies ? [toSheetTextCell(currencies.getTitle(title))] : []),
  ]);
  for (const row of rows)
    yield columns.flatMap((column, index) => {
      const field = mixed[index];
      const cell = toColumnCell(column, row, source);
      return field ? [cell, toCurrencyCell(field, column, row, source)] : [cell];
    });
}

/**
 * Returns the file name of an export. Characters that file systems do not allow are replaced: `Article/Types` →
 * `Article Types-2027-03-09-0805.xlsx`.
 */
export function getSheetFileName(title: string, now: Date): string {
  const day = `${now.getFullYear()}-${padTwoDigits(now.getMonth() + 1)}-${padTwoDigits(now.getDate())}`;
  return `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}-${day}-${padTwoDigits(now.getHours())}${padTwoDigits(now.getMinutes())}.xlsx`;
}

/**
 * Returns a valid name for a sheet. A sheet name has at most 31 characters and must not contain brackets and some
 * other characters.
 */
export const getSheetName = (title: string): string =>
  title
    .replace(/[\\/:*?[\]]/g, ' ')
    .trim()
    .slice(0, 31) || 'Export';
