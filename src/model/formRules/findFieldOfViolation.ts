/** Finds the form field at which a violation is displayed. A violation is an error of a compiled validator. */
import { isObject } from '../values/cleanValues';
import type { FieldState } from './ruleEffects';
import type { Field, ObjectShape } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import type { FormEvaluation } from './evaluateForm';
import type { Violation } from '../entity/validators';

export interface FormFieldLocation {
  /** The path in the form, with the row indexes of the form, such as `articleLinks.2.articleLink`. */
  path: string;
  field: Field;
  state: FieldState;
  /**
   * Whether the violation concerns something inside the field that has no input: a property of a JSON value, or a
   * row as a whole.
   */
  isInside?: boolean;
  /** The number of segments of the violation's path that lead to the field. */
  depth?: number;
}

/** Whether the field is visible, enabled and not read-only. */
export const isFormFieldEditable = ({ state, field }: FormFieldLocation): boolean =>
  state.visible && !state.disabled && !field.readOnly;

/** Escapes a property name for use as a segment of a JSON Pointer (RFC 6901). */
export const escapeJsonPointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const unescapeJsonPointer = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns the names and indexes of a JSON Pointer. */
export const splitJsonPointer = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeJsonPointer);

/** The ajv parameters that contain the name of a missing or additional property. */
export const NAMING_PARAMS = ['missingProperty', 'additionalProperty', 'unevaluatedProperty'];

/**
 * Returns the path of the missing or additional property if the violation names it, otherwise the path of the
 * invalid value.
 */
function getSteps({ instancePath, params }: Violation): string[] {
  const steps = splitJsonPointer(instancePath);
  const named = NAMING_PARAMS.map((name) => params[name]).find((name) => typeof name === 'string');
  return named === undefined ? steps : [...steps, String(named)];
}

const getChild = (value: unknown, step: string): unknown =>
  isObject(value) || Array.isArray(value) ? getOwnProperty(value as Record<string, unknown>, step) : undefined;

/** A location on the path: a field, or a row of an array field. */
interface Step {
  path: string[];
  field: Field | undefined;
  shape: ObjectShape | undefined;
  value: unknown;
}

/**
 * Converts the row index in the record to the row index in the form. They differ because the record omits blank and
 * incomplete rows.
 */
function stepIntoRow({ path, shape, value }: Step, step: string, { origins }: FormEvaluation): Step {
  const index = origins.get(value)?.[Number(step)] ?? Number(step);
  return { path: [...path, String(index)], field: undefined, shape, value: getChild(value, step) };
}

function stepIntoField({ path, value }: Step, field: Field, step: string): Step {
  return { path: [...path, field.key], field, shape: field.shape, value: getChild(value, step) };
}

/**
 * Follows one segment of the path.
 * @returns undefined if the segment is not the name of a field: it is a property inside a field's value, or the
 *   schema does not describe it
 */
function takeStep(at: Step, step: string, evaluation: FormEvaluation): Step | undefined {
  if (!at.shape) return undefined;
  if (Array.isArray(at.value)) return stepIntoRow(at, step, evaluation);
  const field = getOwnProperty(at.shape.fields, step);
  return field && stepIntoField(at, field, step);
}

/**
 * Returns the field at which a violation is displayed: the field with the invalid value, or else the nearest field
 * that contains this value.
 * @returns undefined for a violation that concerns the whole record or a property without a field
 */
export function findFieldOfViolation(
  violation: Violation,
  shape: ObjectShape,
  evaluation: FormEvaluation,
): FormFieldLocation | undefined {
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
  // An error in a plain array item is displayed at the array field, with the error message defined for the item.
  if (field.item && left === 1) return { path, field: { ...field.item, title: field.title }, state };
  return { path, field, state, isInside: left > 0 || at !== nearest, depth: nearest.path.length };
}
