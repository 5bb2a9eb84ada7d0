import type { Widget } from './types';

/** Hand-written widgets by file path. */
export const widgetFiles = import.meta.glob<Widget>('../pages/**/*.widget.tsx', { eager: true, import: 'widget' });
