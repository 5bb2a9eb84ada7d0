import type { FieldWidget } from './types';

/** The product's hand-written widgets by the path of their files. */
export const widgetFiles = import.meta.glob<FieldWidget>('@product/pages/**/*.widget.tsx', {
  eager: true,
  import: 'widget',
});
