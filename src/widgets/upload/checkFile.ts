import type { UploadUi } from '../../model/language/definition';
import { endingOf, isAccepted, kindIn } from './signatures';

export type Refusal = 'wrongType' | 'tooLarge' | 'empty';

/**
 * Why a file must not be uploaded; undefined for a good one. A file of exactly the largest size is
 * good, one of no bytes never.
 */
export async function checkFile(
  file: File,
  { accept, maxSizeBytes }: Pick<UploadUi, 'accept' | 'maxSizeBytes'>,
): Promise<Refusal | undefined> {
  const ending = endingOf(file.name);
  const accepted = accept.map((allowed) => allowed.toLowerCase());
  if (!accepted.includes(ending)) return 'wrongType';
  if (file.size > maxSizeBytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  return isAccepted(await kindIn(file), ending, accepted) ? undefined : 'wrongType';
}
