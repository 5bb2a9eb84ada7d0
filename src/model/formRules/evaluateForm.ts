/**
 * Evaluates the rules of an entity for a record. The result states which fields are visible, required or
 * restricted, and which values the record contains. Runs when the form loads, after each change, and again before
 * the record is sent.
 *
 * Rows and nested objects are evaluated before the object that contains them, because their rules cannot refer to
 * values outside of them. An object is evaluated repeatedly until the result no longer changes (a fixed point),
 * because one rule can clear a value that is the condition of another rule.
 */
import { cleanValue, isEmptyObject, isObject, type FormValues } from '../values/cleanValues';
import { evaluateRules, getFieldState } from './ruleEffects';
import type { Field, ObjectShape } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { canBeEmptyList, isEmpty, isMissingList } from '../values/isEmpty';
import { normalizeRecordCodes } from '../values/normalizeCodes';
import { FieldStateStore, type FieldStateMap } from './fieldStates';
import { omitClearedValues, type StoredKeyTest } from './omitClearedValues';
import type { Validators } from '../entity/validators';

/** The cached result of one row, with the inputs for which it is valid. */
interface Memory {
  shape: ObjectShape;
  raw: FormValues;
  validators: Validators;
  states: FieldStateMap;
  /** The cleaned row; `undefined` if the row is blank or incomplete and therefore not part of the record. */
  row: FormValues | undefined;
}

export interface FormEvaluation {
  /** The states of all fields by form path, such as `articleLinks.2.articleLink`. */
  states: FieldStateStore;
  /**
   * The cleaned record: without forbidden values, empty values, blank rows and incomplete rows. Its keys are the
   * field names used in requests.
   */
  record: FormValues;
  /**
   * The row indexes in the form, by array of rows in `record`. They differ from the indexes in `record` because
   * blank and incomplete rows are omitted there.
   */
  origins: ReadonlyMap<unknown, readonly number[]>;
  /**
   * The results of rows, by row path. A keystroke usually changes only one row; the results of all other rows are
   * reused.
   */
  rows: ReadonlyMap<string, Memory>;
  /** Tells which optional fields may be empty values. Absent if all may be. */
  isStored?: StoredKeyTest | undefined;
}

/** The state of one evaluation, to which the recursive functions add their results. */
interface Walk {
  validators: Validators;
  previous: FormEvaluation | undefined;
  states: FieldStateStore;
  origins: Map<unknown, readonly number[]>;
  rows: Map<string, Memory>;
  isStored: StoredKeyTest | undefined;
}

/**
 * After this number of rounds, cleared values remain cleared, so that the evaluation ends even if rules revert each
 * other's effects. Rules without a cycle need as many rounds as the longest chain of rules. The lint rejects
 * cycles.
 */
const ROUNDS = 8;

const isOn = (row: unknown, key: string): boolean => isObject(row) && row[key] === true;

/** Handles a switch that can be on in only one row: while it is on in one row, it is disabled in all other rows. */
function enforceExclusiveRow(
  field: Field,
  shape: ObjectShape,
  rows: readonly unknown[],
  path: string,
  walk: Walk,
): void {
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

/** Evaluates the rows of an array. Returns only the rows that are neither blank nor incomplete. */
function settleRows(
  field: Field,
  shape: ObjectShape,
  rows: readonly unknown[],
  path: string,
  walk: Walk,
): FormValues[] {
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

const hasSameKeys = (one: FormValues, other: FormValues): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((name) => Object.hasOwn(other, name));

/**
 * Evaluates the rules, removes the values that the rules clear, and repeats this until the result no longer
 * changes.
 */
function evaluateUntilStable(shape: ObjectShape, values: FormValues, prefix: string, walk: Walk) {
  const { conditions, getOptionCodeLabel } = walk.validators;
  let record = values;
  for (let round = 1; ; round += 1) {
    const verdict = evaluateRules(shape, normalizeRecordCodes(shape, record, getOptionCodeLabel), conditions);
    const states = new Map(Object.values(shape.fields).map((field) => [field.key, getFieldState(field, verdict)]));
    const isLacking = ({ name, key }: Field): boolean =>
      !verdict.required.has(name) && walk.isStored?.(prefix + key) === false;
    const next = omitClearedValues(shape, round > ROUNDS ? record : values, states, isLacking);
    if (hasSameKeys(next, record)) return { record: next, states };
    record = next;
  }
}

/** The result of one object after its fixed point was reached. */
interface Settled {
  record: FormValues;
  states: FieldStateMap;
}

function settleAlone(shape: ObjectShape, raw: FormValues, prefix: string, walk: Walk): Settled {
  const values = Object.values(shape.fields).flatMap((field): [string, unknown][] => {
    const value = settleField(field, getOwnProperty(raw, field.key), prefix + field.key, walk);
    // Rules and validators treat an empty array like an empty text, that is as missing, unless it may be empty.
    if (canBeEmptyList(field) && (value ?? shape.required.includes(field.name))) return [[field.name, value ?? []]];
    return value === undefined || isMissingList(field, value) ? [] : [[field.name, value]];
  });
  return evaluateUntilStable(shape, Object.fromEntries(values), prefix, walk);
}

/**
 * Whether a row certainly has the same values as before. The result is false for objects and arrays, because they
 * may have been modified in place.
 */
function holdsSame(id: string | undefined, { fields }: ObjectShape, one: FormValues, other: FormValues): boolean {
  if (id && one[id] !== other[id]) return false;
  for (const { key, shape } of Object.values(fields)) {
    const value = one[key];
    if (value !== other[key] || shape || (typeof value === 'object' && value !== null)) return false;
  }
  return true;
}

/**
 * Returns the row as it is sent, including its id, which no input displays; undefined if the row is blank or
 * incomplete.
 */
function countedRow(
  field: Field,
  shape: ObjectShape,
  raw: FormValues,
  finalValues: FormValues,
  walk: Walk,
): FormValues | undefined {
  const { idField, blankRows } = field.ui.rows ?? {};
  const isSaved = idField !== undefined && !isEmpty(raw[idField]);
  const row = isSaved ? { [idField]: raw[idField], ...finalValues } : finalValues;
  const { conditions, getOptionCodeLabel } = walk.validators;
  const isComplete =
    shape.sendRowWhen === undefined ||
    conditions[shape.sendRowWhen]?.(normalizeRecordCodes(shape, row, getOptionCodeLabel)) !== false;
  return isComplete && (blankRows === 'validate' || !isEmptyObject(field, row)) ? row : undefined;
}

function settleRow(
  field: Field,
  shape: ObjectShape,
  raw: FormValues,
  prefix: string,
  walk: Walk,
): FormValues | undefined {
  const { validators } = walk;
  let known = walk.previous?.rows.get(prefix);
  const isOther = known?.shape !== shape || known.validators !== validators;
  if (!known || isOther || !holdsSame(field.ui.rows?.idField, shape, known.raw, raw)) {
    const { record, states } = settleAlone(shape, raw, prefix, walk);
    // The cache stores a copy of the values, because forms modify rows in place.
    known = { shape, raw: { ...raw }, validators, states, row: countedRow(field, shape, raw, record, walk) };
  }
  const states = walk.states.put(prefix, known.states, walk.previous?.states);
  walk.rows.set(prefix, states === known.states ? known : { ...known, states });
  return known.row;
}

function settle(shape: ObjectShape, raw: FormValues, prefix: string, walk: Walk): FormValues {
  const { record, states } = settleAlone(shape, raw, prefix, walk);
  walk.states.put(prefix, states, walk.previous?.states);
  return record;
}

/**
 * Evaluates the rules for the values of a form.
 * @param values the values of the form, by field key. They are not modified: a value that a rule clears reappears
 *   as soon as the rule no longer applies.
 * @param previous the previous evaluation. States that are equal remain the same objects, so that their inputs are
 *   not re-rendered. The results of unchanged rows are reused.
 * @param isStored tells which keys the record had when it was loaded. Where the schema leaves out what is empty, an
 *   optional field without one is absent while it is empty; otherwise it may be null or an empty list
 */
export function evaluateForm(
  shape: ObjectShape,
  values: FormValues,
  validators: Validators,
  previous?: FormEvaluation,
  isStored?: StoredKeyTest,
): FormEvaluation {
  const states = new FieldStateStore();
  const known = shape.omitsEmptyValues && isStored;
  const walk: Walk = { validators, previous, states, origins: new Map(), rows: new Map(), isStored: known };
  const record = settle(shape, values, '', walk);
  return { record, states, origins: walk.origins, rows: walk.rows, isStored: known };
}
