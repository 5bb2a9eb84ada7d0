import type { Field, Shape } from '../model/entity';
import type { LatePart } from './late';
import { widgetFor } from './registry';
import type { Widget } from './types';

type Widgets = Readonly<Record<string, Widget>>;

/** A field without a widget is told in the form, at its place. */
function lateInputOf(field: Field, custom: Widgets): LatePart[] {
  try {
    const { late } = widgetFor(field, custom);
    return late ? [late] : [];
  } catch {
    return [];
  }
}

/**
 * The inputs of a form of this shape, those of its rows included, whose code is no part of the first load.
 * @param custom widgets that pages brought along
 */
export const lateInputs = (shape: Shape, custom: Widgets): LatePart[] =>
  Object.values(shape.fields).flatMap((field) => [
    ...lateInputOf(field, custom),
    ...(field.shape ? lateInputs(field.shape, custom) : []),
  ]);
