/** Messages for a rejected file: the reason of the rejection, and the file type that was detected. Pure functions. */
import type { UploadTranslate } from './useUploadTranslate';
import type { UploadFieldConfig } from '../../model/schemaLanguage/definition';
import type { FileRejection } from './validateUploadFile';
import { FILE_TYPE_TEXTS } from './fileTypeTexts';
import { getFileExtension, type FileType } from './fileTypes';

/**
 * Returns the messages in the language of `t`, first the reason and then the hints. It is a function because the
 * language may change while the messages are visible.
 */
export type RejectionTextsFunction = (t: UploadTranslate) => readonly string[];

const formatMegabytes = (bytes: number, digits = 1): string => `${Number((bytes / 1024 / 1024).toFixed(digits))} MB`;

/** Formats the size of a file with as many digits as tell it from the limit, but at most with six, a byte. */
function formatSizeOver(limit: number, size: number): string {
  let digits = 1;
  while (digits < 6 && formatMegabytes(size, digits) === formatMegabytes(limit, digits)) digits += 1;
  return formatMegabytes(size, digits);
}

/**
 * Returns a hint that states the actual type of the file. The type is determined from the content, otherwise from
 * the file name.
 */
function getFact(name: string, kind: FileType | undefined, accept: readonly string[], t: UploadTranslate): string[] {
  if (kind) return [t('is', { name, kind: t(FILE_TYPE_TEXTS[kind.name]) })];
  const extension = getFileExtension(name);
  if (extension === '') return [];
  // If the extension is accepted, the file was rejected because of its content.
  return [t(accept.includes(extension) ? 'isNo' : 'isOther', { name, ending: extension })];
}

/** Returns the messages for a rejected file. Messages in the schema take precedence over the app's default messages. */
export function getFileRejectionTexts(
  rejection: FileRejection,
  { name, size }: Pick<File, 'name' | 'size'>,
  kind: FileType | undefined,
  {
    tooLargeMessage,
    wrongTypeMessage,
    maxSizeBytes,
    accept,
  }: Pick<UploadFieldConfig, 'tooLargeMessage' | 'wrongTypeMessage' | 'maxSizeBytes' | 'accept'>,
): RejectionTextsFunction {
  return (t) => {
    if (rejection === 'empty') return [t('empty')];
    if (rejection === 'tooLarge') {
      const text = tooLargeMessage ?? t('tooLarge', { size: formatMegabytes(maxSizeBytes) });
      return [text, t('isLarge', { name, size: formatSizeOver(maxSizeBytes, size) })];
    }
    const text = wrongTypeMessage ?? t('wrongType', { types: accept.join(', ') });
    const accepted = accept.map((allowed) => allowed.toLowerCase());
    return [text, ...getFact(name, kind, accepted, t)];
  };
}
