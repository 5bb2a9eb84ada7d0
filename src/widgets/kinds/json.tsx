import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** The fallback: a value without a suitable widget remains editable. */
export const widget: Widget = createLazyInput(() => import('../inputs/JsonInput').then(({ JsonInput }) => JsonInput));
