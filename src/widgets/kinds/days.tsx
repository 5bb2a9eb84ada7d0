import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for days of the week. The days are toggle buttons, with preset buttons for common groups of days. */
export const widget: Widget = createLazyInput(() => import('../inputs/DaysInput').then(({ DaysInput }) => DaysInput));
