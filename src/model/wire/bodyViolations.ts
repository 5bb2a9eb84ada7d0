/** What the body of a request violates in the schema that its entity names for bodies. */
import type { Entity } from '../entity/entity';
import type { ValidateFunction, Violation } from '../entity/validators';
import { getOwnProperty } from '../values/getOwnProperty';

type Values = Record<string, unknown>;

const ADDED = ['additionalProperty', 'unevaluatedProperty'];

/** Whether a violation is about a value that only the server writes. */
function concernsServer({ shape }: Pick<Entity, 'shape'>, { instancePath, params }: Violation): boolean {
  const added = ADDED.map((key) => params[key]).find((name) => typeof name === 'string');
  const step = instancePath.split('/')[1] ?? params['missingProperty'] ?? added;
  return typeof step === 'string' && getOwnProperty(shape.fields, step)?.readOnly === true;
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

const getKey = ({ instancePath, keyword, params }: Violation): string =>
  JSON.stringify([instancePath, keyword, params]);

/**
 * Returns what a body violates. What the server has stored must not keep the user from changing other fields: what the
 * stored record violates in the same way is left out.
 * @param body as it is sent
 * @param stored the record as the API last sent it; undefined if the record is new
 */
export function findBodyViolations(
  entity: Pick<Entity, 'shape' | 'ids'>,
  validate: ValidateFunction,
  body: Values,
  stored?: Values,
): Violation[] {
  const found = validateWithIds(validate, body, entity.ids).filter((violation) => !concernsServer(entity, violation));
  if (found.length === 0 || !stored) return found;
  const known = new Set(validateWithIds(validate, stored, entity.ids).map(getKey));
  return found.filter((violation) => !known.has(getKey(violation)));
}
