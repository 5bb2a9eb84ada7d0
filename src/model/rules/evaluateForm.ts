/**
 * The rules of an entity over a record: which fields are there, required, narrowed, and what of the
 * values counts. Runs on load, on each change and once more on what is sent.
 *
 * Rows and nested objects settle first, since their rules see nothing outside of them; then the
 * object that contains them. An object settles at a fixed point: what a rule clears may be what
 * another one asks for.
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

/** What one row was settled to. */
interface Memory {
  shape: Shape;
  raw: FormValues;
  validators: Validators;
  states: FieldStateMap;
  /** The row as it counts; `undefined` when it is blank or incomplete. */
  row: FormValues | undefined;
}

export interface FormEvaluation {
  /** By path in the form: `articleLinks.2.articleLink`. */
  states: FieldStateStore;
  /** What counts, by names on the wire: no forbidden or empty values, no blank or incomplete rows. */
  record: FormValues;
  /** For each list of rows in `record`, the indexes its rows have in the form. */
  origins: ReadonlyMap<unknown, readonly number[]>;
  /** By the rows' paths: a key stroke changes one row of hundreds, and the others are as they were. */
  rows: ReadonlyMap<string, Memory>;
}

/** The parts of one evaluation that grow while it walks down. */
interface Walk {
  validators: Validators;
  previous: FormEvaluation | undefined;
  states: FieldStateStore;
  origins: Map<unknown, readonly number[]>;
  rows: Map<string, Memory>;
}

/**
 * Rounds in which rules may undo each other's effects. Rules without a cycle (the lint refuses
 * cycles) settle after as many rounds as they are chained; after these, what was cleared stays so.
 */
const ROUNDS = 8;

const isOn = (row: unknown, key: string): boolean => isObject(row) && row[key] === true;

/** While a switch is on in one row, those that are off in the others cannot be used. */
function enforceExclusiveRow(field: Field, shape: Shape, rows: readonly unknown[], path: string, walk: Walk): void {
  const key = getOwnProperty(shape.fields, field.ui.rows?.exclusiveField ?? '')?.key;
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

/** The rows that count. */
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

const sameKeys = (one: FormValues, other: FormValues): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((name) => Object.hasOwn(other, name));

/** Judges what is left after clearing until nothing more changes. */
function fixedPoint(shape: Shape, values: FormValues, { conditions, getOptionName }: Validators) {
  let record = values;
  for (let round = 1; ; round += 1) {
    const verdict = evaluateRules(shape, replaceNamesByCodes(shape, record, getOptionName), conditions);
    const states = new Map(Object.values(shape.fields).map((field) => [field.key, getFieldState(field, verdict)]));
    const next = clear(shape, round > ROUNDS ? record : values, states);
    if (sameKeys(next, record)) return { record: next, states };
    record = next;
  }
}

/** What one object is once its rules have settled. */
interface Settled {
  record: FormValues;
  states: FieldStateMap;
}

function settleAlone(shape: Shape, raw: FormValues, prefix: string, walk: Walk): Settled {
  const values = Object.values(shape.fields).flatMap((field): [string, unknown][] => {
    const value = settleField(field, getOwnProperty(raw, field.key), prefix + field.key, walk);
    // A list without entries counts as missing: rules and validators see it as they see an empty text.
    return value === undefined || isEmptyList(value) ? [] : [[field.name, value]];
  });
  return fixedPoint(shape, Object.fromEntries(values), walk.validators);
}

/** Whether a row surely holds what it held. What is no plain value may have changed inside. */
function holdsSame(id: string | undefined, { fields }: Shape, one: FormValues, other: FormValues): boolean {
  if (id && one[id] !== other[id]) return false;
  for (const { key, shape } of Object.values(fields)) {
    const value = one[key];
    if (value !== other[key] || shape || (typeof value === 'object' && value !== null)) return false;
  }
  return true;
}

/** The row's own id is kept although no input shows it. */
function countedRow(
  field: Field,
  shape: Shape,
  raw: FormValues,
  settled: FormValues,
  walk: Walk,
): FormValues | undefined {
  const { idField, blankRows } = field.ui.rows ?? {};
  const isSaved = idField !== undefined && !isEmpty(raw[idField]);
  const row = isSaved ? { [idField]: raw[idField], ...settled } : settled;
  const { conditions, getOptionName } = walk.validators;
  const isComplete =
    shape.sendWhen === undefined ||
    conditions[shape.sendWhen]?.(replaceNamesByCodes(shape, row, getOptionName)) !== false;
  return isComplete && (blankRows === 'validate' || !isEmptyObject(field, row)) ? row : undefined;
}

function settleRow(field: Field, shape: Shape, raw: FormValues, prefix: string, walk: Walk): FormValues | undefined {
  const { validators } = walk;
  let known = walk.previous?.rows.get(prefix);
  const isOther = known?.shape !== shape || known.validators !== validators;
  if (!known || isOther || !holdsSame(field.ui.rows?.idField, shape, known.raw, raw)) {
    const { record, states } = settleAlone(shape, raw, prefix, walk);
    // A copy: forms change their rows in place.
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
 * @param values of the form, by the keys of its fields; they are not changed, so a value that a rule
 *   clears comes back when the rule no longer holds
 * @param previous the evaluation before: equal states keep their identity, unchanged rows their result
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
