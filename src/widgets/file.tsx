import { TextCell } from './cells/TextCell';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { acceptsOnlyPictures, and, hasUpload, not, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** One file, uploaded as it is chosen; the value is its stored path. */
export const file: Widget = {
  name: 'file',
  rank: rankIf(RANK.subject, and(typeIs('string'), hasUpload, not(acceptsOnlyPictures))),
  ...lateInput(() => import('./inputs/FileInput').then(({ FileInput }) => FileInput)),
  Cell: TextCell,
};
