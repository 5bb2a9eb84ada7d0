/**
 * Evaluates the rules of an entity for a record: which fields are visible, required or restricted, and which values
 * are part of the record. Runs on load, after each change and again before the record is sent.
 *
 * Rows and nested objects are evaluated first, since their rules cannot refer to anything outside of them; then the
 * object that contains them. An object is evaluated until a fixed point is reached, because a value that one rule
 * clears may be the condition of another.
 */
import { isAbsent } from '../values/isAbsent';
import { equal } from '../values/ajvRuntime';
import { cleanValue, isEmptyObject, isObject, type FormValues } from '../values/cleanValues';
import { evaluateRules, getFieldState, type FieldState } from './ruleEffects';
import type { Field, Shape } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { isEmpty } from '../values/isEmpty';
import { replaceNamesByCodes } from '../values/normalizeCodes';
import { FieldStateStore, type FieldStateMap } from './fieldStates';
import type { Validators } from '../entity/validators';

/** The cached result of one row. */
interface Memory {
  shape: Shape;
  raw: FormValues;
  validators: Validators;
  states: FieldStateMap;
  /** The cleaned row; `undefined` if it is blank or incomplete. */
  row: FormValues | undefined;
}

export interface FormEvaluation {
  /** By form path: `articleLinks.2.articleLink`. */
  states: FieldStateStore;
  /** The cleaned record, by names in requests: no forbidden or empty values, no blank or incomplete rows. */
  record: FormValues;
  /** For each array of rows in `record`, the indexes of its rows in the form. */
  origins: ReadonlyMap<unknown, readonly number[]>;
  /** The results by row path: a keystroke changes one row of hundreds, the others are reused. */
  rows: ReadonlyMap<string, Memory>;
}

/** The state of one evaluation, extended during the recursion. */
interface Walk {
  validators: Validators;
  previous: FormEvaluation | undefined;
  states: FieldStateStore;
  origins: Map<unknown, readonly number[]>;
  rows: Map<string, Memory>;
}

/**
 * The number of rounds in which rules may revert each other's effects. Rules without a cycle (the lint rejects
 * cycles) need as many rounds as the longest chain of rules; after this number, cleared values stay cleared.
 */
const ROUNDS = 8;

const isOn = (row: unknown, key: string): boolean => isObject(row) && row[key] === true;

/** Disables a switch in all rows where it is off while it is on in another row. */
function enforceExclusiveRow(field: Field, shape: Shape, rows: readonly unknown[], path: string, walk: Walk): void {
  const key = getOwnProperty(shape.fields, field.ui.rows?.onlyOneTrueField ?? '')?.key;
  if (key === undefined || !rows.some((row) => isOn(row, key))) return;
  for (const [index, row] of rows.entries()) {
    const prefix = `${path}.${index}.`;
    const group = walk.states.groupAt(prefix);
    const state = group?.get(key);
    if (!group || !state || isOn(row, key)) continue;
    const states = new Map(group).set(key, { ...state, disabled: true });
    walk.states.put(prefix, states, walk.previous?.states);
  }
}

/** Evaluates rows and returns those that are neither blank nor incomplete. */
function settleRows(field: Field, shape: Shape, rows: readonly unknown[], path: string, walk: Walk): FormValues[] {
  const indexes: number[] = [];
  const kept: FormValues[] = [];
  for (const [index, raw] of rows.entries()) {
    const row = settleRow(field, shape, isObject(raw) ? raw : {}, `${path}.${index}.`, walk);
    if (!row) continue;
    kept.push(row);
    indexes.push(index);
  }
  walk.origins.set(kept, indexes);
  enforceExclusiveRow(field, shape, rows, path, walk);
  return kept;
}

function settleField(field: Field, value: unknown, path: string, walk: Walk): unknown {
  if (!field.shape) return cleanValue(field, value);
  if (field.type !== 'array') return settle(field.shape, isObject(value) ? value : {}, `${path}.`, walk);
  return Array.isArray(value) ? settleRows(field, field.shape, value, path, walk) : undefined;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const isOutside = (value: unknown, { values }: FieldState): boolean =>
  values !== undefined && !Array.isArray(value) && !values.some((allowed) => equal(allowed, value));

function clear({ fields }: Shape, values: FormValues, states: FieldStateMap): FormValues {
  const kept = Object.entries(values).filter(([name, value]) => {
    const field = getOwnProperty(fields, name);
    const state = field && states.get(field.key);
    return !state || !(state.cleared || isAbsent(field, value, state.required) || isOutside(value, state));
  });
  return Object.fromEntries(kept);
}

const hasSameKeys = (one: FormValues, other: FormValues): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((name) => Object.hasOwn(other, name));

/** Evaluates the rules on the remaining values until nothing changes. */
function evaluateUntilStable(shape: Shape, values: FormValues, { conditions, getOptionName }: Validators) {
  let record = values;
  for (let round = 1; ; round += 1) {
    const verdict = evaluateRules(shape, replaceNamesByCodes(shape, record, getOptionName), conditions);
    const states = new Map(Object.values(shape.fields).map((field) => [field.key, getFieldState(field, verdict)]));
    const next = clear(shape, round > ROUNDS ? record : values, states);
    if (hasSameKeys(next, record)) return { record: next, states };
    record = next;
  }
}

/** The result of one object at its fixed point. */
interface Settled {
  record: FormValues;
  states: FieldStateMap;
}

function settleAlone(shape: Shape, raw: FormValues, prefix: string, walk: Walk): Settled {
  const values = Object.values(shape.fields).flatMap((field): [string, unknown][] => {
    const value = settleField(field, getOwnProperty(raw, field.key), prefix + field.key, walk);
    // An empty array counts as missing for rules and validators, as an empty text does.
    return value === undefined || isEmptyList(value) ? [] : [[field.name, value]];
  });
  return evaluateUntilStable(shape, Object.fromEntries(values), walk.validators);
}

/** Whether a row certainly has the same values. Values other than primitives may have changed internally. */
function holdsSame(id: string | undefined, { fields }: Shape, one: FormValues, other: FormValues): boolean {
  if (id && one[id] !== other[id]) return false;
  for (const { key, shape } of Object.values(fields)) {
    const value = one[key];
    if (value !== other[key] || shape || (typeof value === 'object' && value !== null)) return false;
  }
  return true;
}

/** Returns the row that is part of the record. Its id is kept although no input displays it. */
function countedRow(
  field: Field,
  shape: Shape,
  raw: FormValues,
  finalValues: FormValues,
  walk: Walk,
): FormValues | undefined {
  const { idField, blankRows } = field.ui.rows ?? {};
  const isSaved = idField !== undefined && !isEmpty(raw[idField]);
  const row = isSaved ? { [idField]: raw[idField], ...finalValues } : finalValues;
  const { conditions, getOptionName } = walk.validators;
  const isComplete =
    shape.sendRowWhen === undefined ||
    conditions[shape.sendRowWhen]?.(replaceNamesByCodes(shape, row, getOptionName)) !== false;
  return isComplete && (blankRows === 'validate' || !isEmptyObject(field, row)) ? row : undefined;
}

function settleRow(field: Field, shape: Shape, raw: FormValues, prefix: string, walk: Walk): FormValues | undefined {
  const { validators } = walk;
  let known = walk.previous?.rows.get(prefix);
  const isOther = known?.shape !== shape || known.validators !== validators;
  if (!known || isOther || !holdsSame(field.ui.rows?.idField, shape, known.raw, raw)) {
    const { record, states } = settleAlone(shape, raw, prefix, walk);
    // The values are copied because forms modify rows in place.
    known = { shape, raw: { ...raw }, validators, states, row: countedRow(field, shape, raw, record, walk) };
  }
  const states = walk.states.put(prefix, known.states, walk.previous?.states);
  walk.rows.set(prefix, states === known.states ? known : { ...known, states });
  return known.row;
}

function settle(shape: Shape, raw: FormValues, prefix: string, walk: Walk): FormValues {
  const { record, states } = settleAlone(shape, raw, prefix, walk);
  walk.states.put(prefix, states, walk.previous?.states);
  return record;
}

/**
 * Evaluates the rules for the values of a form.
 * @param values of a form, by field keys; they are not modified, so that a value cleared by a rule reappears when
 *   the rule no longer applies
 * @param previous the previous evaluation: equal states keep their identity, unchanged rows their result
 */
export function evaluateForm(
  shape: Shape,
  values: FormValues,
  validators: Validators,
  previous?: FormEvaluation,
): FormEvaluation {
  const walk: Walk = { validators, previous, states: new FieldStateStore(), origins: new Map(), rows: new Map() };
  const record = settle(shape, values, '', walk);
  return { record, states: walk.states, origins: walk.origins, rows: walk.rows };
}
