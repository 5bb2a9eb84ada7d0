import type { Field, Shape } from '../model/entity/entity';
import type { LazyPart } from '../ui/lazyComponent';
import { getWidget } from './widgetRegistry';

/** A field without a widget is reported in the form, at the field itself. */
function getLazyInput(field: Field): LazyPart[] {
  try {
    const { lazy } = getWidget(field);
    return lazy ? [lazy] : [];
  } catch {
    return [];
  }
}

/** Returns the lazily loaded inputs of a form with this shape, including those of its rows. */
export const getLazyInputs = (shape: Shape): LazyPart[] =>
  Object.values(shape.fields).flatMap((field) => [
    ...getLazyInput(field),
    ...(field.shape ? getLazyInputs(field.shape) : []),
  ]);
