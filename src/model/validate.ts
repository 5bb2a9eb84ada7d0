/** A form's values → what is wrong with them, by field: the violations of the compiled validator in words. */
import { isObject, type Values } from './clean';
import { holds } from './compare';
import type { EntityModule, Shape } from './entity';
import { errorOf, isPresence, type FieldError } from './messages';
import { placeOf, type Place } from './places';
import { inCodes } from './recognise';
import { evaluate, type Evaluation } from './rules';
import type { Violation } from './validators';

/** One error per field, by the field's path in the form. */
export type FieldErrors = Record<string, FieldError>;

/** Keywords that only frame the violations that matter, or speak of what the rules have cleared. */
const FRAMES = ['if', 'allOf', 'not', 'false schema', 'dependentSchemas'];
/** A union fails once: none of its parts fits. */
const UNIONS = ['anyOf', 'oneOf'];
const CHOICE = ['enum', 'const', ...UNIONS];

/** Nobody can be asked for what is hidden, disabled or the server's own. */
const isOpen = ({ state, field }: Place): boolean => state.visible && !state.disabled && !field.readOnly;

function ruleOf({ keyword }: Violation): string {
  return CHOICE.includes(keyword) ? 'enum' : keyword;
}

/**
 * A `contains` that fails also reports why each single entry does not fit: those findings would
 * stand at entries that may well be as they are.
 */
function isOfContains(violation: Violation, place: Place, all: readonly Violation[]): boolean {
  if (!isPresence(violation.keyword) || place.state.required) return false;
  return all.some(
    ({ keyword, instancePath }) => keyword === 'contains' && violation.instancePath.startsWith(`${instancePath}/`),
  );
}

function violationErrors(shape: Shape, evaluation: Evaluation, violations: readonly Violation[]): FieldError[] {
  return violations.flatMap((violation) => {
    if (FRAMES.includes(violation.keyword)) return [];
    const place = placeOf(violation, shape, evaluation);
    if (!place || !isOpen(place) || isOfContains(violation, place, violations)) return [];
    const isMissing = isPresence(violation.keyword);
    const isList = isMissing && place.field.type === 'array';
    return [errorOf({ rule: ruleOf(violation), place, params: violation.params, isEmptyList: isList })];
  });
}

/** `x-compare` of the record, of nested objects and of each row. */
function compareErrors(
  shape: Shape,
  values: Values,
  pointer: string,
  root: Shape,
  evaluation: Evaluation,
): FieldError[] {
  const own = shape.compare.flatMap((compare) => {
    if (holds(compare, values)) return [];
    const violation = { instancePath: `${pointer}/${compare.left}`, keyword: 'compare', params: {} };
    const place = placeOf(violation, root, evaluation);
    return place && isOpen(place) ? [errorOf({ rule: 'compare', place, params: {}, text: compare.message })] : [];
  });
  const nested = Object.values(shape.fields).flatMap((field) => {
    if (!field.shape) return [];
    const { shape: inner, name } = field;
    const at = `${pointer}/${name}`;
    const value = values[name];
    if (isObject(value)) return compareErrors(inner, value, at, root, evaluation);
    const rows = Array.isArray(value) ? value : [];
    return rows.flatMap((row: unknown, index) =>
      isObject(row) ? compareErrors(inner, row, `${at}/${index}`, root, evaluation) : [],
    );
  });
  return [...own, ...nested];
}

/** What the first finding at a path says is said; a validator's finding goes before an order's. */
function firstByPath(errors: readonly FieldError[]): FieldErrors {
  const result: FieldErrors = {};
  for (const error of errors) result[error.path] ??= error;
  return result;
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1);

/**
 * Two fields of one object that ask for the same thing in the same words, as the two ends of a
 * period do, ask once: at the first of them that is empty.
 */
function saidOnce(errors: FieldErrors): FieldErrors {
  const said = new Set<string>();
  const kept = Object.entries(errors).filter(([path, { text, isMissing, source }]) => {
    if (!isMissing || source === 'default') return true;
    const key = `${parentOf(path)}\n${text}`;
    return !said.has(key) && said.add(key);
  });
  return Object.fromEntries(kept);
}

/** @returns an empty object when the values can be sent */
export function check({ entity, validators }: EntityModule, values: Values): FieldErrors {
  const evaluation = evaluate(entity.shape, values, validators);
  const { record } = evaluation;
  const isValid = validators.record(inCodes(entity.shape, record, validators.nameOf));
  const violations = isValid ? [] : (validators.record.errors ?? []);
  return saidOnce(
    firstByPath([
      ...violationErrors(entity.shape, evaluation, violations),
      ...compareErrors(entity.shape, record, '', entity.shape, evaluation),
    ]),
  );
}
