import type { Widget } from './types';

/** Hand-written widgets by the path of their files. */
export const widgetFiles = import.meta.glob<Widget>('../pages/**/*.widget.tsx', { eager: true, import: 'widget' });
