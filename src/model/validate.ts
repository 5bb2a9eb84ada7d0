/** A form's values → what is wrong with them, by field: the violations of the compiled validator in words. */
import { isObject, type Values } from './clean';
import { holds } from './compare';
import type { Field, Shape } from './entity';
import { isMask } from './mask';
import { errorOf, isPresence, type FieldError } from './messages';
import { placeOf, type Place } from './places';
import { inCodes } from './recognise';
import { evaluate, type Evaluation } from './rules';
import type { Filled } from './wire';
import type { Validate, Violation } from './validators';

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

const isObjectOrList = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands at a path of a form. */
const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (isObjectOrList(at) ? at[step] : undefined), values);

const hasRows = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

function violationErrors(
  shape: Shape,
  values: Values,
  evaluation: Evaluation,
  violations: readonly Violation[],
): FieldError[] {
  return violations.flatMap((violation) => {
    if (FRAMES.includes(violation.keyword)) return [];
    const place = placeOf(violation, shape, evaluation);
    if (!place || !isOpen(place) || isOfContains(violation, place, violations)) return [];
    const value = valueAt(values, place.path);
    if (isMask(place.field, value)) return [];
    const isMissing = isPresence(violation.keyword);
    const isList = isMissing && place.field.type === 'array';
    const hasBlankRows = place.field.shape !== undefined && hasRows(value);
    return [errorOf({ rule: ruleOf(violation), place, params: violation.params, isEmptyList: isList, hasBlankRows })];
  });
}

const DAY = 24 * 60 * 60 * 1000;

/** Days of a period, both ends counted. */
const daysOf = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

/** The rule that a period breaks: its end before its start, or too many days. */
function periodRule({ ui }: Field, value: Values): { rule: string; params: Violation['params'] } | undefined {
  const { from, to } = value;
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (from > to) return { rule: 'order', params: {} };
  const limit = ui.period?.longest;
  return limit !== undefined && daysOf(from, to) > limit ? { rule: 'longest', params: { limit } } : undefined;
}

function periodErrors(
  field: Field,
  value: unknown,
  pointer: string,
  root: Shape,
  evaluation: Evaluation,
): FieldError[] {
  const broken = field.kind === 'daterange' && isObject(value) ? periodRule(field, value) : undefined;
  if (!broken) return [];
  const place = placeOf({ instancePath: pointer, keyword: broken.rule, params: broken.params }, root, evaluation);
  return place && isOpen(place) ? [errorOf({ ...broken, place })] : [];
}

/** The orders of two values in the record, in nested objects and in each row: `x-compare`, and periods. */
function orderErrors(shape: Shape, values: Values, pointer: string, root: Shape, evaluation: Evaluation): FieldError[] {
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
    if (isObject(value)) {
      return [...periodErrors(field, value, at, root, evaluation), ...orderErrors(inner, value, at, root, evaluation)];
    }
    const rows = Array.isArray(value) ? value : [];
    return rows.flatMap((row: unknown, index) =>
      isObject(row) ? orderErrors(inner, row, `${at}/${index}`, root, evaluation) : [],
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
  const kept = Object.entries(errors).filter(([path, { text, isMissing }]) => {
    if (!isMissing || text === undefined) return true;
    const key = `${parentOf(path)}\n${text}`;
    return !said.has(key) && said.add(key);
  });
  return Object.fromEntries(kept);
}

/**
 * @param validate the check of the whole: of the record, of an action's input, of a set of filters
 * @param known what the rules say of these values, where that is known
 * @returns an empty object when the values can be sent
 */
export function check(
  { shape, validators }: Filled,
  values: Values,
  validate: Validate = validators.record,
  known?: Evaluation,
): FieldErrors {
  const evaluation = known ?? evaluate(shape, values, validators);
  const { record } = evaluation;
  const isValid = validate(inCodes(shape, record, validators.nameOf));
  const violations = isValid ? [] : (validate.errors ?? []);
  return saidOnce(
    firstByPath([
      ...violationErrors(shape, values, evaluation, violations),
      ...orderErrors(shape, record, '', shape, evaluation),
    ]),
  );
}
