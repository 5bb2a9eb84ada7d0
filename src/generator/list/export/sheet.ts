/** Rows as cells of a sheet: what is read as the table reads it, amounts as numbers. Pure. */
import { valueIn } from '../../../model/values/aliases';
import type { CellSource, Column, Field, Shape } from '../../../model/entity/entity';
import { fieldAt, ownerAt, readAt } from '../../../model/values/fieldPath';
import { isEmpty, textOf } from '../../../model/values/empty';
import { isSecret } from '../../../model/values/secrets';
import { readValue, type Words } from '../../../model/reading/read';
import { readSource } from '../../../model/reading/sources';
import type { Row } from '../../records/row';

/** `t: 's'` is text whatever it begins with: `=1+1` from a form is never run as a formula. */
export type SheetCell = { t: 's'; v: string } | { t: 'n'; v: number } | null;

/** What amounts of money are in, where rows may differ in that. */
interface Currencies {
  /** Heading of the column that says so, beside that of the amounts. */
  titleOf: (column: string) => string;
  /** By its ISO code. */
  codeOf: (field: Field, row: Readonly<Row>) => string;
}

interface Source {
  shape: Shape;
  columns: readonly Column[];
  words: Words;
  currencies?: Currencies;
}

/** A sheet's limit for one cell. */
const LONGEST = 32_767;
/** Control characters that no XML file may hold; tab and line breaks may stay. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
/** Decimal text that a sheet's number holds without losing a digit. */
const EXACT = /^-?\d{1,10}(\.\d{1,5})?$/;

/** Formats that a sheet reckons with. */
const NUMBERS: readonly string[] = ['number', 'money', 'count'];

/** A text that a sheet can hold, as text whatever it begins with; nothing for an empty one. */
export function textCell(text: string): SheetCell {
  const v = text.replace(UNWRITABLE, '').slice(0, LONGEST);
  return v === '' ? null : { t: 's', v };
}

function numberCell(value: unknown): SheetCell {
  if (Array.isArray(value)) return { t: 'n', v: value.length };
  if (typeof value === 'number') return Number.isFinite(value) ? { t: 'n', v: value } : null;
  const text = textOf(value).trim();
  return EXACT.test(text) ? { t: 'n', v: Number(text) } : textCell(text);
}

function cellOf(field: Field, format: Column['display'], row: Readonly<Row>, words: Words): SheetCell {
  const value = valueIn(row, field);
  if (isSecret(field)) return null;
  if (NUMBERS.includes(format)) return isEmpty(value) ? null : numberCell(value);
  return textCell(readValue({ value, field, row, words }, format));
}

const sourceIn = (column: Column, shape: Shape, row: Row): CellSource =>
  column.fallback && isEmpty(readAt(shape, column.field, row)) ? column.fallback : column;

function columnCell(column: Column, row: Row, { shape, words }: Source): SheetCell {
  const source = sourceIn(column, shape, row);
  if (source.endField !== undefined) return textCell(readSource(source, shape, row, words));
  const field = fieldAt(shape, source.field);
  return field ? cellOf(field, source.display, ownerAt(shape, source.field, row), words) : null;
}

/** Of a column of amounts whose currency depends on the row its field: amounts of several currencies are never one sum. */
export function mixedMoneyField({ display, field }: Column, shape: Shape): Field | undefined {
  const known = display === 'money' ? fieldAt(shape, field) : undefined;
  return known?.ui.currency && known.ui.currency.code === undefined ? known : undefined;
}

function currencyCell(field: Field, column: Column, row: Row, { shape, currencies }: Source): SheetCell {
  const owner = ownerAt(shape, column.field, row);
  return isEmpty(valueIn(owner, field)) ? null : textCell(currencies?.codeOf(field, owner) ?? '');
}

/** The head and one line per row, each made when it is asked for. */
export function* toSheetRows(rows: readonly Row[], source: Source): Generator<SheetCell[], void> {
  const { columns, shape, currencies } = source;
  const mixed = columns.map((column) => (currencies ? mixedMoneyField(column, shape) : undefined));
  yield columns.flatMap(({ title }, index) => [
    textCell(title),
    ...(mixed[index] && currencies ? [textCell(currencies.titleOf(title))] : []),
  ]);
  for (const row of rows)
    yield columns.flatMap((column, index) => {
      const field = mixed[index];
      const cell = columnCell(column, row, source);
      return field ? [cell, currencyCell(field, column, row, source)] : [cell];
    });
}

const two = (part: number): string => String(part).padStart(2, '0');

/** `Article Types` → `Article Types-2027-03-09-0805.xlsx`, without what no file system takes. */
export function fileName(title: string, now: Date): string {
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}-${day}-${two(now.getHours())}${two(now.getMinutes())}.xlsx`;
}

/** Sheets have names of at most 31 characters, without brackets and a few others. */
export const sheetName = (title: string): string =>
  title
    .replace(/[\\/:*?[\]]/g, ' ')
    .trim()
    .slice(0, 31) || 'Export';
