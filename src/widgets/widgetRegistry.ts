/**
 * The widget registry. The name of a file in `kinds` is the kind of fields that its widget edits. A new kind of
 * input needs one file in `kinds` and one entry in the schema language. A page can add a widget in
 * `src/pages/…/name.widget.tsx`; schemas refer to it as `custom:name`.
 */
import type { Field } from '../model/entity/entity';
import type { FieldWidget } from './types';
import { widgetFiles } from './widgetFiles';

const kinds = import.meta.glob<FieldWidget>('./kinds/*.tsx', { eager: true, import: 'widget' });

const getName = (file: string): string => file.replace(/^.*\/|(\.widget)?\.tsx$/g, '');

const byName = new Map([
  ...Object.entries(kinds).map(([file, widget]) => [getName(file), widget] as const),
  ...Object.entries(widgetFiles).map(([file, widget]) => [`custom:${getName(file)}`, widget] as const),
]);

/**
 * Returns the widget of a field.
 * @throws Error that contains the field's name if no widget file exists for its kind
 * @example
 * const { Input } = getWidget(entity.shape.fields['articleTitle']!);
 */
export function getWidget({ name, kind }: Pick<Field, 'name' | 'kind'>): FieldWidget {
  const widget = byName.get(kind);
  if (widget) return widget;
  throw new Error(`The field "${name}" is drawn by "${kind}"; there are ${[...byName.keys()].join(', ')}`);
}
