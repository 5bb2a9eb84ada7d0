import type { UploadFieldConfig } from '../../model/schemaLanguage/definition';
import { getFileExtension, isAcceptedFileType, detectFileType } from './fileTypes';

export type FileRejection = 'wrongType' | 'tooLarge' | 'empty';

/**
 * Returns the reason why a file must not be uploaded, or undefined if the file is valid. A file whose size equals
 * the maximum is valid. An empty file is never valid.
 */
export async function validateUploadFile(
  file: File,
  { accept, maxSizeBytes }: Pick<UploadFieldConfig, 'accept' | 'maxSizeBytes'>,
): Promise<FileRejection | undefined> {
  const extension = getFileExtension(file.name);
  const accepted = accept.map((allowed) => allowed.toLowerCase());
  if (!accepted.includes(extension)) return 'wrongType';
  if (file.size > maxSizeBytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  return isAcceptedFileType(await detectFileType(file), extension, accepted) ? undefined : 'wrongType';
}
