/** What the body of a request violates in the schema that its entity names for bodies. */
import type { Entity } from '../entity/entity';
import type { ValidateFunction, Violation } from '../entity/validators';
import { getOwnProperty } from '../values/getOwnProperty';

type Values = Record<string, unknown>;

const ADDED = ['additionalProperty', 'unevaluatedProperty'];

/** Whether a violation is about a value that only the server writes, or that the app sends to identify the record. */
function concernsServer({ shape, ids }: Pick<Entity, 'shape' | 'ids'>, { instancePath, params }: Violation): boolean {
  const added = ADDED.map((key) => params[key]).find((name) => typeof name === 'string');
  const step = instancePath.split('/')[1] ?? params['missingProperty'] ?? added;
  if (typeof step !== 'string') return false;
  if (instancePath === '' && added !== undefined && ids.includes(step)) return true;
  return getOwnProperty(shape.fields, step)?.readOnly === true;
}

const validateValues = (validate: ValidateFunction, values: Values): readonly Violation[] =>
  validate(values) ? [] : [...(validate.errors ?? [])];

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
  const found = validateValues(validate, body).filter((violation) => !concernsServer(entity, violation));
  if (found.length === 0 || !stored) return found;
  const known = new Set(validateValues(validate, stored).map(getKey));
  return found.filter((violation) => !known.has(getKey(violation)));
}
