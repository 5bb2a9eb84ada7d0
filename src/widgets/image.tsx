import { lazy } from 'react';
import { ImageCell } from './cells/ImageCell';
import { RANK } from './ranks';
import { acceptsOnlyPictures, and, hasUpload, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** One picture, uploaded as it is chosen; the value is its stored path. */
export const image: Widget = {
  name: 'image',
  rank: rankIf(RANK.subject, and(typeIs('string'), hasUpload, acceptsOnlyPictures)),
  Input: lazy(() => import('./inputs/FileInput').then(({ FileInput }) => ({ default: FileInput }))),
  Cell: ImageCell,
};
