/**
 * Reads the cells of a workbook. This module is a separate chunk with the small build of the library, so that an
 * export, which only writes workbooks, does not load the code that reads them.
 */
import type * as Library from 'xlsx';
import * as small from 'xlsx/dist/xlsx.mini.min.js';
import { IMPORT_LIMITS } from './importLimits';
import type { WorkbookPart } from './unpackWorkbook';
import { padTwoDigits } from '../../model/formatting/padTwoDigits';

/** Exports of the library that are missing in its type definitions. */
interface Container {
  FullPaths: string[];
}
type Reader = Pick<typeof Library, 'SSF'> & {
  CFB: { utils: { cfb_new(): Container; cfb_add(container: Container, name: string, content: Uint8Array): unknown } };
  parse_zip(container: Container, options: Library.ParsingOptions): Library.WorkBook;
};

/**
 * Depending on the bundler or runtime, the exports of this CommonJS module are in `default` or directly in the
 * module object.
 */
const { CFB, parse_zip, SSF } = ((small as { default?: unknown }).default ?? small) as Reader;

/** Formats a date or time as the sheet shows it. A `Date` is not used, because it would add a time zone. */
function getStamp(value: number): string {
  const { y, m, d, H, M, S } = SSF.parse_date_code(value) as Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>;
  const time = `${padTwoDigits(H)}:${padTwoDigits(M)}${S === 0 ? '' : `:${padTwoDigits(Math.floor(S))}`}`;
  if (value < 1) return time;
  const day = `${y}-${padTwoDigits(m)}-${padTwoDigits(d)}`;
  return Number.isInteger(value) ? day : `${day} ${time}`;
}

/** Formats a number without an exponent, because users do not write numbers such as `1e-7`. */
const getDigits = (value: number): string =>
  /e/.test(String(value))
    ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : String(value);

function getText(cell: Library.CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'e') return cell.w ?? '';
  if (typeof cell.v === 'number') {
    return typeof cell.z === 'string' && SSF.is_date(cell.z) ? getStamp(cell.v) : getDigits(cell.v);
  }
  return String(cell.v);
}

/** Returns the existing entries of a sparse array. Iterating over all missing indexes could take seconds. */
const getFilled = <Item>(items: readonly Item[]): [index: number, item: Item][] =>
  Object.entries(items).map(([index, item]) => [Number(index), item]);

/**
 * Returns the cell texts of a row. Of the filled cells beyond the column limit, only one is returned. This cell is
 * enough to detect later that the table has too many columns.
 */
function getTexts(row: readonly Library.CellObject[] = []): string[] {
  const texts: string[] = [];
  for (const [column, cell] of getFilled(row)) {
    const text = getText(cell);
    if (column < IMPORT_LIMITS.columns) texts[column] = text;
    else if (text.trim() !== '') texts[IMPORT_LIMITS.columns] = text;
  }
  return Array.from(texts, (text) => text ?? '');
}

const NOTHING: string[] = [];

/**
 * Returns the cells of the first visible sheet of a workbook.
 * @param parts the extracted files of the workbook's ZIP archive
 * @throws Error when the files are not a workbook
 */
export function readSheet(parts: readonly WorkbookPart[]): string[][] {
  const container = CFB.utils.cfb_new();
  for (const { name, content } of parts) CFB.utils.cfb_add(container, name, content);
  const book = parse_zip(container, {
    type: 'array',
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    cellText: false,
  });
  const hidden = book.Workbook?.Sheets ?? [];
  const name = book.SheetNames.find((_, index) => !hidden[index]?.Hidden) ?? book.SheetNames[0];
  const sheet = name === undefined ? undefined : book.Sheets[name];
  if (!sheet) throw new Error('There is no sheet in it');
  const rows: string[][] = [];
  for (const [index, row] of getFilled((sheet as Library.DenseWorkSheet)['!data'] ?? [])) {
    const texts = getTexts(row);
    if (texts.length > 0) rows[index] = texts;
  }
  // Blank rows are not removed, so that the row numbers in error messages are those of the spreadsheet program.
  return Array.from(rows, (row) => row ?? NOTHING);
}
