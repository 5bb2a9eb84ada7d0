import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Days of the week as toggle buttons, with presets for the usual groups. */
export const widget: Widget = createLazyInput(() => import('../inputs/DaysInput').then(({ DaysInput }) => DaysInput));
