import type { FieldWidget } from './types';

/** Hand-written widgets by the path of their files. */
export const widgetFiles = import.meta.glob<FieldWidget>('../pages/**/*.widget.tsx', { eager: true, import: 'widget' });
