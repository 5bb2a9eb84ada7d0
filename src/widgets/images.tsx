import { lazy } from 'react';
import { ImageCell } from './cells/ImageCell';
import { RANK } from './ranks';
import { acceptsOnlyPictures, and, hasUpload, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A list of pictures, uploaded as they are chosen. */
export const images: Widget = {
  name: 'images',
  rank: rankIf(RANK.subject, and(typeIs('array'), hasUpload, acceptsOnlyPictures)),
  Input: lazy(() => import('./inputs/ImagesInput').then(({ ImagesInput }) => ({ default: ImagesInput }))),
  Cell: ImageCell,
};
