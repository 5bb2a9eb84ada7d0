import type { Field, ObjectShape } from '../model/entity/entity';
import type { LazyCode } from '../ui/lazyComponent';
import { getWidget } from './widgetRegistry';

/**
 * Returns the lazy-loaded input of a field, if it has one. The error for a field without a widget is ignored here,
 * because the form shows it at the field.
 */
function getLazyInput(field: Field): LazyCode[] {
  try {
    const { lazy } = getWidget(field);
    return lazy ? [lazy] : [];
  } catch {
    return [];
  }
}

/** Returns the lazy-loaded inputs of a form with these fields, including the inputs in its rows and objects. */
export const getLazyInputs = (shape: ObjectShape): LazyCode[] =>
  Object.values(shape.fields).flatMap((field) => [
    ...getLazyInput(field),
    ...(field.shape ? getLazyInputs(field.shape) : []),
  ]);
