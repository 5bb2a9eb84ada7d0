import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for a value for which no other widget is suitable. The value can be edited as JSON. */
export const widget: Widget = createLazyInput(() => import('../inputs/JsonInput').then(({ JsonInput }) => JsonInput));
