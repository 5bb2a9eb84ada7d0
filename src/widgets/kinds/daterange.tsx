import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for a period with a first and a last day. If the schema defines presets, they are shown as buttons. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/PeriodInput').then(({ PeriodInput }) => PeriodInput),
);
