/** Where in the form a compiled validator's finding belongs. */
import { isObject } from './clean';
import type { FieldState } from './effects';
import type { Field, Shape } from './entity';
import type { Evaluation } from './rules';
import type { Violation } from './validators';

export interface Place {
  /** In the form, with the rows' own numbers: `articleLinks.2.articleLink`. */
  path: string;
  field: Field;
  state: FieldState;
}

const unescape = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The missing property of a `required`, or the place of the value itself, as steps into the record. */
function stepsOf({ instancePath, params }: Violation): string[] {
  const steps = instancePath.split('/').slice(1).map(unescape);
  const missing = params['missingProperty'];
  return typeof missing === 'string' ? [...steps, missing] : steps;
}

const childOf = (value: unknown, step: string): unknown =>
  isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[step] : undefined;

interface Step {
  path: string[];
  field: Field | undefined;
  shape: Shape | undefined;
  value: unknown;
}

/** Rows that were left out have shifted the numbers of the others: each gets its own back. */
function intoRow(at: Step, step: string, { origins }: Evaluation): Step {
  const index = origins.get(at.value)?.[Number(step)] ?? Number(step);
  return { ...at, path: [...at.path, String(index)], value: childOf(at.value, step) };
}

function intoField(at: Step, field: Field, step: string): Step {
  return {
    path: [...at.path, field.key],
    field,
    shape: field.shape,
    value: childOf(at.value, step),
  };
}

/**
 * @returns undefined for a finding about the record as a whole (the frame around the findings that
 *   matter) and for one about a property that the entity does not have
 */
export function placeOf(violation: Violation, shape: Shape, evaluation: Evaluation): Place | undefined {
  let at: Step = { path: [], field: undefined, shape, value: evaluation.record };
  for (const step of stepsOf(violation)) {
    if (Array.isArray(at.value)) {
      // A fault in an item of a plain list is shown at the list, in the item's own words.
      if (!at.shape) {
        if (at.field?.item) at = { ...at, field: { ...at.field.item, title: at.field.title } };
        break;
      }
      at = { ...intoRow(at, step, evaluation), field: undefined };
      continue;
    }
    const field = at.shape?.fields[step];
    if (!field) return undefined;
    at = intoField(at, field, step);
  }
  if (!at.field) return undefined;
  const path = at.path.join('.');
  const state = evaluation.states.get(path) ?? { visible: true, required: false, disabled: false };
  return { path, field: at.field, state };
}
