import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for a value for which no other widget is suitable. The value can be edited as JSON. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/JsonInput').then(({ JsonInput }) => JsonInput),
);
