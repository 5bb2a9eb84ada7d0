/** Finds the form field to which a violation of a compiled validator belongs. */
import { isObject } from '../values/cleanValues';
import type { FieldState } from './ruleEffects';
import type { Field, Shape } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import type { FormEvaluation } from './evaluateForm';
import type { Violation } from '../entity/validators';

export interface FieldLocation {
  /** In the form, with the form's row indexes: `articleLinks.2.articleLink`. */
  path: string;
  field: Field;
  state: FieldState;
  /** The violation concerns a part of the value that has no input of its own: a part of JSON, a row as a whole. */
  isInside?: boolean;
}

/** Whether the field is visible, enabled and writable. */
export const isEditableLocation = ({ state, field }: FieldLocation): boolean =>
  state.visible && !state.disabled && !field.readOnly;

/** Escapes a name as a segment of a JSON Pointer. */
export const escapeJsonPointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const unescapeJsonPointer = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The ajv parameters that name the affected property: a missing or an additional one. */
const NAMING = ['missingProperty', 'additionalProperty', 'unevaluatedProperty'];

/** Returns the path in the record of the named property, or else of the value itself. */
function getSteps({ instancePath, params }: Violation): string[] {
  const steps = instancePath.split('/').slice(1).map(unescapeJsonPointer);
  const named = NAMING.map((name) => params[name]).find((name) => typeof name === 'string');
  return named === undefined ? steps : [...steps, String(named)];
}

const getChild = (value: unknown, step: string): unknown =>
  isObject(value) || Array.isArray(value) ? getOwnProperty(value as Record<string, unknown>, step) : undefined;

/** A field, or a row of its array. */
interface Step {
  path: string[];
  field: Field | undefined;
  shape: Shape | undefined;
  value: unknown;
}

/** Restores the row index in the form: omitted rows have shifted the indexes in the record. */
function stepIntoRow({ path, shape, value }: Step, step: string, { origins }: FormEvaluation): Step {
  const index = origins.get(value)?.[Number(step)] ?? Number(step);
  return { path: [...path, String(index)], field: undefined, shape, value: getChild(value, step) };
}

function stepIntoField({ path, value }: Step, field: Field, step: string): Step {
  return { path: [...path, field.key], field, shape: field.shape, value: getChild(value, step) };
}

/** @returns undefined if no field has this name: it is part of a field's value or not described */
function takeStep(at: Step, step: string, evaluation: FormEvaluation): Step | undefined {
  if (!at.shape) return undefined;
  if (Array.isArray(at.value)) return stepIntoRow(at, step, evaluation);
  const field = getOwnProperty(at.shape.fields, step);
  return field && stepIntoField(at, field, step);
}

/**
 * Returns the field at which a violation is displayed: its own or the nearest enclosing one.
 * @returns undefined for a violation that concerns the whole record or a property without a field
 */
export function locateViolation(
  violation: Violation,
  shape: Shape,
  evaluation: FormEvaluation,
): FieldLocation | undefined {
  const steps = getSteps(violation);
  let at: Step = { path: [], field: undefined, shape, value: evaluation.record };
  let nearest = at;
  let left = steps.length;
  for (const step of steps) {
    const inner = takeStep(at, step, evaluation);
    if (!inner) break;
    at = inner;
    left -= 1;
    if (at.field) nearest = at;
  }
  if (!nearest.field) return undefined;
  const { field } = nearest;
  const path = nearest.path.join('.');
  const state = evaluation.states.get(path) ?? { visible: true, required: false, disabled: false };
  // An error in an item of an array without fields is displayed at the array, with the item's message.
  if (field.item && left === 1) return { path, field: { ...field.item, title: field.title }, state };
  return { path, field, state, isInside: left > 0 || at !== nearest };
}
