import type { Field, Shape } from '../model/entity/entity';
import type { LatePart } from '../ui/late';
import { widgetOf } from './registry';

/** A field without a widget is told in the form, at its place. */
function lateInputOf(field: Field): LatePart[] {
  try {
    const { late } = widgetOf(field);
    return late ? [late] : [];
  } catch {
    return [];
  }
}

/** The inputs of a form of this shape, those of its rows included, whose code travels by itself. */
export const lateInputs = (shape: Shape): LatePart[] =>
  Object.values(shape.fields).flatMap((field) => [
    ...lateInputOf(field),
    ...(field.shape ? lateInputs(field.shape) : []),
  ]);
