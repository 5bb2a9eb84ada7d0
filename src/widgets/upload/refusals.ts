/** What is said of a file that was not taken, and what the file is. Pure. */
import type { Say } from '../../i18n/useT';
import type { UploadUi } from '../../model/language/definition';
import type { Refusal } from './checkFile';
import { KIND_TEXTS } from './kindTexts';
import { endingOf, type FileKind } from './signatures';

/** In the language of the page, also once that is another one: what is wrong, then what else helps. */
export type Told = (t: Say) => readonly string[];

const megabytes = (bytes: number): string => `${Number((bytes / 1024 / 1024).toFixed(1))} MB`;

/** What the file is: by its content, else by its name. */
function factOf(name: string, kind: FileKind | undefined, accept: readonly string[], t: Say): string[] {
  if (kind) return [t('upload.is', { name, kind: t(KIND_TEXTS[kind.name]) })];
  const ending = endingOf(name);
  if (ending === '') return [];
  // Its name would have been right.
  return [t(accept.includes(ending) ? 'upload.isNo' : 'upload.isOther', { name, ending })];
}

/** A refusal in the words of the schema, or in our own where it has none. */
export function refused(
  refusal: Refusal,
  { name, size }: Pick<File, 'name' | 'size'>,
  kind: FileKind | undefined,
  {
    tooLargeMessage,
    wrongTypeMessage,
    maxSizeBytes,
    accept,
  }: Pick<UploadUi, 'tooLargeMessage' | 'wrongTypeMessage' | 'maxSizeBytes' | 'accept'>,
): Told {
  return (t) => {
    if (refusal === 'empty') return [t('upload.empty')];
    if (refusal === 'tooLarge') {
      const text = tooLargeMessage ?? t('upload.tooLarge', { size: megabytes(maxSizeBytes) });
      return [text, t('upload.isLarge', { name, size: megabytes(size) })];
    }
    const text = wrongTypeMessage ?? t('upload.wrongType', { types: accept.join(', ') });
    const accepted = accept.map((allowed) => allowed.toLowerCase());
    return [text, ...factOf(name, kind, accepted, t)];
  };
}
