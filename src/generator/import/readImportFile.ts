/** Reads a file as rows of cells. If this is not possible, returns the reason. */
import { getFileExtension, detectFileType, type FileType } from '../../widgets/upload/fileTypes';
import { decodeText, parseDelimitedText } from './parseDelimitedText';
import { IMPORT_LIMITS } from './importLimits';
import type { ImportTableError } from './createImportTable';
import { unpackWorkbook, type WorkbookError } from './unpackWorkbook';

export const ACCEPTED_EXTENSIONS = ['.xlsx', '.csv', '.tsv', '.txt'];

export type FileReadError =
  | { fault: 'tooLarge' | 'emptyFile' | 'oldSheet' | 'broken' | WorkbookError }
  | ImportTableError
  /** The content of the file is of another type, for example an image. */
  | { fault: 'is'; kind: FileType['name'] }
  /**
   * The file is of another type according to its extension. The extension is only used if the content is a text or
   * is not recognised.
   */
  | { fault: 'isOther'; extension: string };

const hasNothingOfText = (bytes: Uint8Array): boolean => bytes.subarray(0, 2000).includes(0);

const isUtf16 = (bytes: Uint8Array): boolean =>
  [0xff, 0xfe].includes(bytes[0] ?? 0) && [0xff, 0xfe].includes(bytes[1] ?? 0);

async function readWorkbookSheet(bytes: Uint8Array): Promise<string[][] | FileReadError> {
  const { readSheet } = await import('./readSheet');
  try {
    const parts = await unpackWorkbook(bytes);
    return typeof parts === 'string' ? { fault: parts } : readSheet(parts);
  } catch {
    return { fault: 'broken' };
  }
}

function readTextFile(bytes: Uint8Array, extension: string, language: string): string[][] | FileReadError {
  if (hasNothingOfText(bytes) && !isUtf16(bytes)) return { fault: 'isOther', extension };
  const text = decodeText(bytes, language);
  // The content is an HTML or XML page. A user may have saved the error page of a server instead of the file.
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) return { fault: 'isOther', extension: '.html' };
  return parseDelimitedText(text);
}

/**
 * Reads an import file. The type is detected by the content of the file. The file extension is only used if the
 * content is ambiguous.
 * @throws Error (rejected) when the code that reads workbooks cannot be loaded
 */
export async function readImportFile(file: File, language: string): Promise<string[][] | FileReadError> {
  if (file.size > IMPORT_LIMITS.fileBytes) return { fault: 'tooLarge' };
  if (file.size === 0) return { fault: 'emptyFile' };
  const extension = getFileExtension(file.name);
  const kind = await detectFileType(file);
  if (kind?.name === 'office') return { fault: 'oldSheet' };
  if (kind && (kind.name !== 'zip' || extension !== '.xlsx')) return { fault: 'is', kind: kind.name };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind) return readWorkbookSheet(bytes);
  return ACCEPTED_EXTENSIONS.includes(extension) && extension !== '.xlsx'
    ? readTextFile(bytes, extension, language)
    : { fault: 'isOther', extension };
}

export const isFileReadError = (read: string[][] | FileReadError): read is FileReadError => !Array.isArray(read);
