/** A file as rows of cells, or why it is none. */
import { getFileExtension, detectFileType, type FileType } from '../../widgets/upload/fileTypes';
import { decodeText, parseDelimitedText } from './parseDelimitedText';
import { IMPORT_LIMITS } from './importLimits';
import type { TableError } from './parseTable';
import { unpackWorkbook, type WorkbookError } from './unpackWorkbook';

export const ACCEPTED_EXTENSIONS = ['.xlsx', '.csv', '.tsv', '.txt'];

export type FileReadError =
  | { fault: 'tooLarge' | 'emptyFile' | 'oldSheet' | 'broken' | WorkbookError }
  | TableError
  /** By its content. */
  | { fault: 'is'; kind: FileType['name'] }
  /** By its name: text, or nobody knows. */
  | { fault: 'isOther'; ending: string };

const hasNothingOfText = (bytes: Uint8Array): boolean => bytes.subarray(0, 2000).includes(0);

const isUtf16 = (bytes: Uint8Array): boolean =>
  [0xff, 0xfe].includes(bytes[0] ?? 0) && [0xff, 0xfe].includes(bytes[1] ?? 0);

async function sheetIn(bytes: Uint8Array): Promise<string[][] | FileReadError> {
  const { readSheet } = await import('./readSheet');
  try {
    const parts = await unpackWorkbook(bytes);
    return typeof parts === 'string' ? { fault: parts } : readSheet(parts);
  } catch {
    return { fault: 'broken' };
  }
}

function textIn(bytes: Uint8Array, ending: string, language: string): string[][] | FileReadError {
  if (hasNothingOfText(bytes) && !isUtf16(bytes)) return { fault: 'isOther', ending };
  const text = decodeText(bytes, language);
  // A page of a server that answers with its own words in place of the file.
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) return { fault: 'isOther', ending: '.html' };
  return parseDelimitedText(text);
}

/**
 * Reads an import file. Its content decides the file type; its name only where the content is ambiguous.
 * @throws Error (rejected) where the code that reads workbooks does not arrive
 */
export async function readImportFile(file: File, language: string): Promise<string[][] | FileReadError> {
  if (file.size > IMPORT_LIMITS.fileBytes) return { fault: 'tooLarge' };
  if (file.size === 0) return { fault: 'emptyFile' };
  const ending = getFileExtension(file.name);
  const kind = await detectFileType(file);
  if (kind?.name === 'office') return { fault: 'oldSheet' };
  if (kind && (kind.name !== 'zip' || ending !== '.xlsx')) return { fault: 'is', kind: kind.name };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind) return sheetIn(bytes);
  return ACCEPTED_EXTENSIONS.includes(ending) && ending !== '.xlsx'
    ? textIn(bytes, ending, language)
    : { fault: 'isOther', ending };
}

export const isFileReadError = (read: string[][] | FileReadError): read is FileReadError => !Array.isArray(read);
