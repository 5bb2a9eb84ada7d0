/**
 * A separate chunk with the small build of the library, so that code that only writes files does not load the
 * reader.
 */
import type * as Library from 'xlsx';
import * as small from 'xlsx/dist/xlsx.mini.min.js';
import { IMPORT_LIMITS } from './importLimits';
import type { WorkbookPart } from './unpackWorkbook';
import { padTwoDigits } from '../../model/formatting/padTwoDigits';

/** Members of the library that its types do not contain. */
interface Container {
  FullPaths: string[];
}
type Reader = Pick<typeof Library, 'SSF'> & {
  CFB: { utils: { cfb_new(): Container; cfb_add(container: Container, name: string, content: Uint8Array): unknown } };
  parse_zip(container: Container, options: Library.ParsingOptions): Library.WorkBook;
};

/** Bundlers export a CommonJS module as `default`; some runtimes also export its members. */
const { CFB, parse_zip, SSF } = ((small as { default?: unknown }).default ?? small) as Reader;

/** Formats a date or time as in the sheet, without a time zone, which a `Date` would add. */
function getStamp(value: number): string {
  const { y, m, d, H, M, S } = SSF.parse_date_code(value) as Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>;
  const time = `${padTwoDigits(H)}:${padTwoDigits(M)}${S === 0 ? '' : `:${padTwoDigits(Math.floor(S))}`}`;
  if (value < 1) return time;
  const day = `${y}-${padTwoDigits(m)}-${padTwoDigits(d)}`;
  return Number.isInteger(value) ? day : `${day} ${time}`;
}

/** Formats a number without exponent: users do not write `1e-7`. */
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

/** Returns the filled entries of a sparse array. Iterating over all gaps would take seconds. */
const getFilled = <Item>(items: readonly Item[]): [index: number, item: Item][] =>
  Object.entries(items).map(([index, item]) => [Number(index), item]);

/**
 * Returns the texts of a row. Of the cells beyond the column limit, only one that is not blank is kept, so that the
 * limit is reported.
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
 * Returns the cells of a workbook's first visible sheet.
 * @param parts of the workbook's archive
 * @throws Error when it is not a workbook
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
  // Blank rows are kept, because users find a row by its number.
  return Array.from(rows, (row) => row ?? NOTHING);
}
