/** What the body of a request violates in the schema that its entity names for bodies. */
import type { Entity, Field, ObjectShape } from '../entity/entity';
import type { ValidateFunction, Violation } from '../entity/validators';
import { splitJsonPointer } from '../formRules/findFieldOfViolation';
import { isSecret } from '../values/maskedSecrets';
import { getOwnProperty } from '../values/getOwnProperty';

type Values = Record<string, unknown>;

/** Keywords whose violations only follow from those of their parts. */
const FRAME_KEYWORDS = ['if', 'anyOf', 'oneOf', 'allOf', 'not', 'contains'];
const INDEX = /^\d+$/;

/** Whether a body may lack a value that the record on the server has: only the server writes it, or the app sends it apart. */
const isSentApart = (field: Field): boolean =>
  field.readOnly === true || field.upload !== undefined || field.ui.valueFrom !== undefined || isSecret(field);

/** Whether a path leads to or into a value that a body may lack. */
function leadsToValueSentApart({ fields }: ObjectShape, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return false;
  const field = Object.values(fields).find(({ name, ui }) => name === step || ui.recordPath === step);
  if (!field || isSentApart(field)) return field !== undefined;
  const inner = INDEX.test(rest[0] ?? '') ? rest.slice(1) : rest;
  return field.shape !== undefined && leadsToValueSentApart(field.shape, inner);
}

/** Whether a violation is about a value that the body may lack, or about an id that the app adds to it. */
function concernsServer({ shape, ids }: Pick<Entity, 'shape' | 'ids'>, { instancePath, params }: Violation): boolean {
  const missing = params['missingProperty'];
  const steps = [...splitJsonPointer(instancePath), ...(typeof missing === 'string' ? [missing] : [])];
  const isMissingId = instancePath === '' && typeof missing === 'string' && ids.includes(missing);
  return isMissingId || leadsToValueSentApart(shape, steps);
}

const validateValues = (validate: ValidateFunction, values: Values): readonly Violation[] =>
  validate(values) ? [] : [...(validate.errors ?? [])];

/** Returns what values violate, with or without the ids: a closed schema may not know the id that the app sends. */
function validateWithIds(validate: ValidateFunction, values: Values, ids: readonly string[]): readonly Violation[] {
  const violations = validateValues(validate, values);
  if (violations.length === 0 || !ids.some((id) => id in values)) return violations;
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !ids.includes(name)));
  const withoutIds = validateValues(validate, others);
  return withoutIds.length < violations.length ? withoutIds : violations;
}

/** Returns the text or number at a path. Objects and lists are not compared, because other fields may be in them. */
function getPlainValue(values: unknown, steps: readonly string[]): unknown {
  const value = steps.reduce<unknown>((at, step) => getOwnProperty(Object(at) as Values, step), values);
  return typeof value === 'object' ? undefined : value;
}

/** Returns what two violations have in common that are the same: rows may have moved. */
function getKey({ instancePath, keyword, params }: Violation, values: Values): string {
  const steps = splitJsonPointer(instancePath);
  const path = steps.map((step) => (INDEX.test(step) ? '*' : step));
  return JSON.stringify([path, keyword, params, getPlainValue(values, steps)]);
}

/**
 * Returns what a body violates. What the server has stored must not keep the user from changing other fields: what the
 * stored record violates in the same way is left out. A schema that needs values which a body lacks, such as those that
 * only the server writes, is not followed where it needs them.
 * @param body as it is sent
 * @param stored the record as the API last sent it; undefined if the record is new
 */
export function findBodyViolations(
  entity: Pick<Entity, 'shape' | 'ids'>,
  validate: ValidateFunction,
  body: Values,
  stored?: Values,
): Violation[] {
  const all = validateWithIds(validate, body, entity.ids);
  const found = all.filter((violation) => !concernsServer(entity, violation));
  const isOnlyFrames = found.length < all.length && found.every(({ keyword }) => FRAME_KEYWORDS.includes(keyword));
  if (isOnlyFrames || found.length === 0 || !stored) return isOnlyFrames ? [] : found;
  const known = new Set(validateWithIds(validate, stored, entity.ids).map((one) => getKey(one, stored)));
  return found.filter((violation) => !known.has(getKey(violation, body)));
}
