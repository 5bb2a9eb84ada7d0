/** Parses delimited text (CSV or text pasted from a spreadsheet) into rows of cells. Pure functions. */
import { fileEncodings } from 'virtual:wattdesk/importWords';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { IMPORT_LIMITS } from './importLimits';
import type { ImportTableError } from './createImportTable';

const QUOTE = '"';
/**
 * Possible cell separators. If several separators are equally frequent in a text, the separator that is first in
 * this array is used.
 */
const SEPARATORS = ['\t', ';', ',', '|'];

/** The first line is only searched in this many characters at the beginning of the text. */
const BEGINNING = 65_536;

/** Returns the first line that is not blank. Quoted text is removed, because it may contain separators. */
function getFirstLine(text: string): string {
  const bare = text.slice(0, BEGINNING).replaceAll(/"(?:[^"]|"")*"/g, '');
  return bare.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
}

/**
 * Returns the cell separator of a text: the most frequent possible separator in its first line.
 * @returns a tab if the text has only one column
 */
export function detectSeparator(text: string): string {
  const line = getFirstLine(text);
  const counts = SEPARATORS.map((separator) => line.split(separator).length - 1);
  const maximum = Math.max(...counts);
  return maximum === 0 ? '\t' : SEPARATORS[counts.indexOf(maximum)]!;
}

/**
 * Whether the quotation mark at this position starts a quoted cell, because a closing quotation mark follows.
 * Otherwise it is an ordinary character, for example an inch sign.
 */
const isClosed = (text: string, from: number, separator: string): boolean => {
  for (let at = text.indexOf(QUOTE, from + 1); at >= 0; at = text.indexOf(QUOTE, at + 1)) {
    if (text[at + 1] === QUOTE) at += 1;
    else return at + 1 >= text.length || [separator, '\r', '\n', ' '].includes(text[at + 1]!);
  }
  return false;
};

interface Cell {
  text: string;
  /** Index of the separator or line break after the cell. */
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

function readPlainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (!isEnd(text[end], separator)) end += 1;
  return { text: text.slice(from, end), end };
}

function readCellAt(text: string, from: number, separator: string): Cell {
  if (text[from] !== QUOTE || !isClosed(text, from, separator)) return readPlainCell(text, from, separator);
  const cell = quotedCell(text, from);
  // Text between the closing quotation mark and the separator is ignored, for example spaces.
  return { ...cell, end: readPlainCell(text, cell.end, separator).end };
}

/**
 * Parses delimited text. A quoted cell can contain line breaks and doubled quotation marks. A quotation mark
 * without a closing one is an ordinary character. If the text exceeds the limit of cells, only an error is
 * returned.
 */
export function parseDelimitedText(source: string): string[][] | ImportTableError {
  const text = source.replace(/^\ufeff/, '');
  if (text === '') return [];
  const separator = detectSeparator(text);
  const rows: string[][] = [[]];
  let at = 0;
  for (let left: number = IMPORT_LIMITS.cells; ; left -= 1) {
    if (left === 0) return { fault: 'tooManyCells' };
    const cell = readCellAt(text, at, separator);
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

/** Byte order marks of the encodings in which spreadsheet programs save text. */
const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Decodes the content of a text file. A byte order mark determines the encoding. Without a byte order mark, the
 * text is decoded as UTF-8. If it is not valid UTF-8, the legacy encoding of the app's language is used.
 * @param language the app's current language
 */
export function decodeText(bytes: Uint8Array, language: string): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(getOwnProperty(fileEncodings, language) ?? 'windows-1252').decode(bytes);
  }
}
