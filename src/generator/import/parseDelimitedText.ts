/** Text of a spreadsheet, pasted or from a file, as rows of cells. Pure. */
import { IMPORT_LIMITS } from './importLimits';
import type { TableError } from './parseTable';

const QUOTE = '"';
/** What keeps cells apart; of those that occur equally often the first. */
const SEPARATORS = ['\t', ';', ',', '|'];

/** So far the first line is looked for. */
const BEGINNING = 65_536;

/** The first line that holds something, without what stands in quotes. */
function firstLine(text: string): string {
  const bare = text.slice(0, BEGINNING).replaceAll(/"(?:[^"]|"")*"/g, '');
  return bare.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
}

/** @returns a tab for a text of one column */
export function detectSeparator(text: string): string {
  const line = firstLine(text);
  const counts = SEPARATORS.map((separator) => line.split(separator).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? '\t' : SEPARATORS[counts.indexOf(most)]!;
}

/** Whether a quote at this place begins a quoted cell, and is no inch of a text. */
const isClosed = (text: string, from: number, separator: string): boolean => {
  for (let at = text.indexOf(QUOTE, from + 1); at >= 0; at = text.indexOf(QUOTE, at + 1)) {
    if (text[at + 1] === QUOTE) at += 1;
    else return at + 1 >= text.length || [separator, '\r', '\n', ' '].includes(text[at + 1]!);
  }
  return false;
};

interface Cell {
  text: string;
  /** Where the next one begins, or the end of the line. */
  end: number;
}

function quotedCell(text: string, from: number): Cell {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf(QUOTE, at);
    cell += text.slice(at, quote);
    if (text[quote + 1] !== QUOTE) return { text: cell, end: quote + 1 };
    cell += QUOTE;
    at = quote + 2;
  }
}

const isEnd = (character: string | undefined, separator: string): boolean =>
  character === undefined || character === separator || character === '\n' || character === '\r';

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (!isEnd(text[end], separator)) end += 1;
  return { text: text.slice(from, end), end };
}

function cellAt(text: string, from: number, separator: string): Cell {
  if (text[from] !== QUOTE || !isClosed(text, from, separator)) return plainCell(text, from, separator);
  const cell = quotedCell(text, from);
  // Blanks behind a quote belong to nothing.
  return { ...cell, end: plainCell(text, cell.end, separator).end };
}

/**
 * Cells may stand in quotes, with line breaks and doubled quotes inside; a quote that is never closed is
 * a character like any other. Of more cells than are taken it is only said that there are.
 */
export function parseDelimitedText(source: string): string[][] | TableError {
  const text = source.replace(/^\ufeff/, '');
  if (text === '') return [];
  const separator = detectSeparator(text);
  const rows: string[][] = [[]];
  let at = 0;
  for (let left: number = IMPORT_LIMITS.cells; ; left -= 1) {
    if (left === 0) return { fault: 'tooManyCells' };
    const cell = cellAt(text, at, separator);
    rows.at(-1)!.push(cell.text);
    const next = text[cell.end];
    if (next === undefined) return rows;
    at = cell.end + 1;
    if (next === separator) continue;
    if (next === '\r' && text[at] === '\n') at += 1;
    if (at >= text.length) return rows;
    rows.push([]);
  }
}

/** Encodings of the files that spreadsheet programs write, by the bytes they begin with. */
const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The text of a file. Without a mark it is UTF-8; what is none was written by an older program in the
 * encoding of its language.
 * @param language of the page: it says which one is likelier
 */
export function decodeText(bytes: Uint8Array, language: string): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(language.startsWith('zh') ? 'gb18030' : 'windows-1252').decode(bytes);
  }
}
