/** A chunk of its own, and the small build of the library: what writes files does not bring along what reads them. */
import type * as Library from 'xlsx';
import * as small from 'xlsx/dist/xlsx.mini.min.js';
import { IMPORT_LIMITS } from './importLimits';
import type { WorkbookPart } from './unpackWorkbook';

/** What the library has beside that which its types know. */
interface Container {
  FullPaths: string[];
}
type Reader = Pick<typeof Library, 'SSF'> & {
  CFB: { utils: { cfb_new(): Container; cfb_add(container: Container, name: string, content: Uint8Array): unknown } };
  parse_zip(container: Container, options: Library.ParsingOptions): Library.WorkBook;
};

/** Bundlers give a module of the old kind as its `default`, runtimes beside that. */
const { CFB, parse_zip, SSF } = ((small as { default?: unknown }).default ?? small) as Reader;

const two = (part: number): string => String(part).padStart(2, '0');

/** Days and times as they stand in the sheet: without a time zone, which a `Date` would have. */
function getStamp(value: number): string {
  const { y, m, d, H, M, S } = SSF.parse_date_code(value) as Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>;
  const time = `${two(H)}:${two(M)}${S === 0 ? '' : `:${two(Math.floor(S))}`}`;
  if (value < 1) return time;
  const day = `${y}-${two(m)}-${two(d)}`;
  return Number.isInteger(value) ? day : `${day} ${time}`;
}

/** `1e-7` is a number, only not as people write it. */
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

/** What is there of a list with gaps: to go through the gaps one by one takes seconds. */
const getFilled = <Item>(items: readonly Item[]): [index: number, item: Item][] =>
  Object.entries(items).map(([index, item]) => [Number(index), item]);

/** Of what stands beyond the last column that is taken, one cell; blank ones there are none. */
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
 * The cells of a workbook's first sheet that can be seen.
 * @param parts of its archive
 * @throws Error for what is no workbook
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
  // Blank rows keep their place: people find a row by its number.
  return Array.from(rows, (row) => row ?? NOTHING);
}
