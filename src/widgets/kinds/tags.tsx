import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for an array of arbitrary texts or numbers. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/TagsInput').then(({ TagsInput }) => TagsInput),
);
