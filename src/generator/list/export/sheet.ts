/** Rows as cells of a sheet: names and dates as the table shows them, amounts as numbers. Pure. */
import { valueIn } from '../../../model/aliases';
import type { Column, Field, Shape } from '../../../model/entity';
import { formatStamp } from '../../../widgets/cells/dates';
import { isEmpty, textOf } from '../../../widgets/cells/empty';
import { plainItem } from '../../../widgets/cells/listItems';
import { labelOf } from '../../../widgets/optionItems';
import type { Row } from '../actionable';
import { sourceOf } from '../cellSource';
import type { OptionsOf } from './labels';

/** `t: 's'` is text whatever it begins with: `=1+1` from a form is never run as a formula. */
export type SheetCell = { t: 's'; v: string } | { t: 'n'; v: number } | null;

export interface SheetTexts {
  yes: string;
  no: string;
  /** The name of a schema's own choice in the page's language. */
  choice: (path: string, value: unknown, label: string) => string;
}

interface Source {
  shape: Shape;
  columns: readonly Column[];
  optionsOf: OptionsOf;
  texts: SheetTexts;
}

/** A sheet's limit for one cell. */
const LONGEST = 32_767;
/** Control characters that no XML file may hold; tab and line breaks may stay. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
/** Decimal text that a sheet's number holds without losing a digit. */
const EXACT = /^-?\d{1,10}(\.\d{1,5})?$/;

function textCell(text: string): SheetCell {
  const v = text.replace(UNWRITABLE, '').slice(0, LONGEST);
  return v === '' ? null : { t: 's', v };
}

function numberCell(value: unknown): SheetCell {
  if (Array.isArray(value)) return { t: 'n', v: value.length };
  if (typeof value === 'number') return Number.isFinite(value) ? { t: 'n', v: value } : null;
  const text = textOf(value).trim();
  return EXACT.test(text) ? { t: 'n', v: Number(text) } : textCell(text);
}

function nameOf(value: unknown, field: Field, row: Row, { optionsOf, texts }: Source): string {
  const own = field.ui.labelFrom === undefined ? undefined : row[field.ui.labelFrom];
  if (!isEmpty(own)) return textOf(own);
  const label = labelOf(optionsOf(field, row), value);
  if (label === undefined) return textOf(value);
  return field.choices ? texts.choice(field.name, value, label) : label;
}

function listText(value: unknown, field: Field, row: Row, source: Source): string {
  const items: unknown[] = Array.isArray(value)
    ? value
    : field.ui.wire === 'comma'
      ? textOf(value).split(',')
      : [value];
  const names = items.map((item) => nameOf(plainItem(item), field, row, source));
  return names.filter(Boolean).join(', ');
}

function cellOf(field: Field, format: Column['format'], row: Row, source: Source): SheetCell {
  const value = valueIn(row, field);
  if (isEmpty(value) && field.ui.labelFrom === undefined) return null;
  if (field.format === 'password' || field.writeOnly) return null;
  switch (format) {
    case 'number':
    case 'money':
    case 'count':
      return numberCell(value);
    case 'date':
    case 'datetime':
      return textCell(formatStamp(textOf(value), format === 'datetime'));
    case 'boolean':
      return textCell(value === true ? source.texts.yes : source.texts.no);
    case 'list':
      return textCell(listText(value, field, row, source));
    default:
      return textCell(nameOf(value, field, row, source));
  }
}

function columnCell(column: Column, row: Row, source: Source): SheetCell {
  const { field, to, format } = sourceOf(column, row);
  const ends = [field, to].flatMap((name) => (name === undefined ? [] : (source.shape.fields[name] ?? [])));
  const cells = ends.map((end) => cellOf(end, format, row, source));
  if (to === undefined) return cells[0] ?? null;
  return textCell(cells.flatMap((cell) => (cell ? String(cell.v) : [])).join(' - '));
}

/** The head and one line per row. */
export const toSheetRows = (rows: readonly Row[], source: Source): SheetCell[][] => [
  source.columns.map(({ title }) => textCell(title)),
  ...rows.map((row) => source.columns.map((column) => columnCell(column, row, source))),
];

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
