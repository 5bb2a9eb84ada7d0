import type { UploadUi } from '../../model/definition';
import { endingOf, fitsEnding } from './signatures';

export type Refusal = 'wrongType' | 'tooLarge' | 'empty';

/**
 * Why a file must not be uploaded; undefined for a good one. A file of exactly the largest size is
 * good, one of no bytes never.
 */
export async function checkFile(
  file: File,
  { accept, maxSize }: Pick<UploadUi, 'accept' | 'maxSize'>,
): Promise<Refusal | undefined> {
  const ending = endingOf(file.name);
  if (!accept.some((allowed) => allowed.toLowerCase() === ending)) return 'wrongType';
  if (file.size > maxSize) return 'tooLarge';
  if (file.size === 0) return 'empty';
  return (await fitsEnding(file, ending)) ? undefined : 'wrongType';
}
