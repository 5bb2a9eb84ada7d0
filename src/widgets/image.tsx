import { ImageCell } from './cells/ImageCell';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { acceptsOnlyPictures, and, hasUpload, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** One picture, uploaded as it is chosen; the value is its stored path. */
export const image: Widget = {
  name: 'image',
  rank: rankIf(RANK.subject, and(typeIs('string'), hasUpload, acceptsOnlyPictures)),
  ...lateInput(() => import('./inputs/FileInput').then(({ FileInput }) => FileInput)),
  Cell: ImageCell,
};
