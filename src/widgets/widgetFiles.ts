import type { Widget } from './types';

/** The files of hand-written widgets, by path. */
export const widgetFiles = import.meta.glob<Widget>('../pages/**/*.widget.tsx', { eager: true, import: 'widget' });
