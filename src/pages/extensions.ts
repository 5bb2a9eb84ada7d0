/** What pages add to the generated screens, by the names that the schemas use. */
import { createChunk } from '../generator/chunk';
import type { Extensions } from '../generator/extensions';

export const extensions: Extensions = {
  views: {},
  rowDialogs: {},
  above: {
    'base-points': createChunk(() => import('./points/BasePointsBlock').then((module) => module.BasePointsBlock)),
  },
};
