/** Where in the form a compiled validator's finding belongs. */
import { isObject } from '../values/cleanValues';
import type { FieldState } from './ruleEffects';
import type { Field, Shape } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import type { FormEvaluation } from './evaluateForm';
import type { Violation } from '../entity/validators';

export interface FieldLocation {
  /** In the form, with the rows' own numbers: `articleLinks.2.articleLink`. */
  path: string;
  field: Field;
  state: FieldState;
  /** The finding is about something inside of it that no input shows: a part of JSON, a row as a whole. */
  isInside?: boolean;
}

/** Whether the field is visible, enabled and writable. */
export const isEditableLocation = ({ state, field }: FieldLocation): boolean =>
  state.visible && !state.disabled && !field.readOnly;

/** A name as a step of a violation's path. */
export const escapeJsonPointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const unescapeJsonPointer = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The parameters that name the property a finding is about: one that is missing, or too many. */
const NAMING = ['missingProperty', 'additionalProperty', 'unevaluatedProperty'];

/** The property that is named, or the place of the value itself, as steps into the record. */
function getSteps({ instancePath, params }: Violation): string[] {
  const steps = instancePath.split('/').slice(1).map(unescapeJsonPointer);
  const named = NAMING.map((name) => params[name]).find((name) => typeof name === 'string');
  return named === undefined ? steps : [...steps, String(named)];
}

const getChild = (value: unknown, step: string): unknown =>
  isObject(value) || Array.isArray(value) ? getOwnProperty(value as Record<string, unknown>, step) : undefined;

/** A field, or a row of one. */
interface Step {
  path: string[];
  field: Field | undefined;
  shape: Shape | undefined;
  value: unknown;
}

/** Rows that were left out have shifted the numbers of the others: each gets its own back. */
function intoRow({ path, shape, value }: Step, step: string, { origins }: FormEvaluation): Step {
  const index = origins.get(value)?.[Number(step)] ?? Number(step);
  return { path: [...path, String(index)], field: undefined, shape, value: getChild(value, step) };
}

function intoField({ path, value }: Step, field: Field, step: string): Step {
  return { path: [...path, field.key], field, shape: field.shape, value: getChild(value, step) };
}

/** @returns undefined where nothing that is drawn has this name: inside of a value, or beside the fields */
function next(at: Step, step: string, evaluation: FormEvaluation): Step | undefined {
  if (!at.shape) return undefined;
  if (Array.isArray(at.value)) return intoRow(at, step, evaluation);
  const field = getOwnProperty(at.shape.fields, step);
  return field && intoField(at, field, step);
}

/**
 * The field at which a violation is displayed: its own or the nearest enclosing one.
 * @returns undefined for a finding about the record as a whole, or about what it has beside its fields
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
    const inner = next(at, step, evaluation);
    if (!inner) break;
    at = inner;
    left -= 1;
    if (at.field) nearest = at;
  }
  if (!nearest.field) return undefined;
  const { field } = nearest;
  const path = nearest.path.join('.');
  const state = evaluation.states.get(path) ?? { visible: true, required: false, disabled: false };
  // A fault in an item of a plain list is shown at the list, in the item's own words.
  if (field.item && left === 1) return { path, field: { ...field.item, title: field.title }, state };
  return { path, field, state, isInside: left > 0 || at !== nearest };
}
