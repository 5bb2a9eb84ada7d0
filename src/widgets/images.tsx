import { ImageCell } from './cells/ImageCell';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { acceptsOnlyPictures, and, hasUpload, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A list of pictures, uploaded as they are chosen. */
export const images: Widget = {
  name: 'images',
  rank: rankIf(RANK.subject, and(typeIs('array'), hasUpload, acceptsOnlyPictures)),
  ...lateInput(() => import('./inputs/ImagesInput').then(({ ImagesInput }) => ImagesInput)),
  Cell: ImageCell,
};
