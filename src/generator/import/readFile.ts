/** A file as rows of cells, or why it is none. */
import { endingOf, kindIn, type FileKind } from '../../widgets/upload/signatures';
import { decodeText, readDelimited } from './delimited';
import { LIMITS } from './limits';
import type { TableFault } from './table';
import { unpackWorkbook, type WorkbookFault } from './unpackWorkbook';

export const ACCEPTED = ['.xlsx', '.csv', '.tsv', '.txt'];

export type FileFault =
  | { fault: 'tooLarge' | 'emptyFile' | 'oldSheet' | 'broken' | WorkbookFault }
  | TableFault
  /** By its content. */
  | { fault: 'is'; kind: FileKind['name'] }
  /** By its name: text, or nobody knows. */
  | { fault: 'isOther'; ending: string };

const hasNothingOfText = (bytes: Uint8Array): boolean => bytes.subarray(0, 2000).includes(0);

const isUtf16 = (bytes: Uint8Array): boolean =>
  [0xff, 0xfe].includes(bytes[0] ?? 0) && [0xff, 0xfe].includes(bytes[1] ?? 0);

async function sheetIn(bytes: Uint8Array): Promise<string[][] | FileFault> {
  const { readSheet } = await import('./readSheet');
  try {
    const parts = await unpackWorkbook(bytes);
    return typeof parts === 'string' ? { fault: parts } : readSheet(parts);
  } catch {
    return { fault: 'broken' };
  }
}

function textIn(bytes: Uint8Array, ending: string, language: string): string[][] | FileFault {
  if (hasNothingOfText(bytes) && !isUtf16(bytes)) return { fault: 'isOther', ending };
  const text = decodeText(bytes, language);
  // A page of a server that answers with its own words in place of the file.
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) return { fault: 'isOther', ending: '.html' };
  return readDelimited(text);
}

/**
 * The content says what a file is; its name only where the content says nothing.
 * @throws Error (rejected) where the code that reads workbooks does not arrive
 */
export async function readFile(file: File, language: string): Promise<string[][] | FileFault> {
  if (file.size > LIMITS.fileBytes) return { fault: 'tooLarge' };
  if (file.size === 0) return { fault: 'emptyFile' };
  const ending = endingOf(file.name);
  const kind = await kindIn(file);
  if (kind?.name === 'office') return { fault: 'oldSheet' };
  if (kind && (kind.name !== 'zip' || ending !== '.xlsx')) return { fault: 'is', kind: kind.name };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind) return sheetIn(bytes);
  return ACCEPTED.includes(ending) && ending !== '.xlsx'
    ? textIn(bytes, ending, language)
    : { fault: 'isOther', ending };
}

export const isFileFault = (read: string[][] | FileFault): read is FileFault => !Array.isArray(read);
