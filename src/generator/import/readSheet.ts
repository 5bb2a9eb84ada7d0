/** A chunk of its own, and the small build of the library: what writes files does not bring along what reads them. */
import type * as Library from 'xlsx';
import * as small from 'xlsx/dist/xlsx.mini.min.js';

/** Bundlers give a module of the old kind as its `default`, runtimes beside that. */
const { read, SSF } = ((small as { default?: unknown }).default ?? small) as typeof Library;

const two = (part: number): string => String(part).padStart(2, '0');

/** Days and times as they stand in the sheet: without a time zone, which a `Date` would have. */
function stampOf(value: number): string {
  const { y, m, d, H, M, S } = SSF.parse_date_code(value) as Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>;
  const time = `${two(H)}:${two(M)}${S === 0 ? '' : `:${two(Math.floor(S))}`}`;
  if (value < 1) return time;
  const day = `${y}-${two(m)}-${two(d)}`;
  return Number.isInteger(value) ? day : `${day} ${time}`;
}

/** `1e-7` is a number, only not as people write it. */
const digitsOf = (value: number): string =>
  /e/.test(String(value))
    ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : String(value);

function textOf(cell: Library.CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'e') return cell.w ?? '';
  if (typeof cell.v === 'number') {
    return typeof cell.z === 'string' && SSF.is_date(cell.z) ? stampOf(cell.v) : digitsOf(cell.v);
  }
  return String(cell.v);
}

/**
 * The cells of a workbook's first sheet that can be seen.
 * @param rows read at most
 * @throws Error for what is no workbook
 */
export function readSheet(bytes: Uint8Array, rows: number): string[][] {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    sheetRows: rows,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    cellText: false,
  });
  const hidden = book.Workbook?.Sheets ?? [];
  const name = book.SheetNames.find((_, index) => !hidden[index]?.Hidden) ?? book.SheetNames[0];
  const sheet = name === undefined ? undefined : book.Sheets[name];
  if (!sheet) throw new Error('There is no sheet in it');
  const data = (sheet as Library.DenseWorkSheet)['!data'] ?? [];
  return Array.from(data, (row) => Array.from(row ?? [], textOf));
}
