/** A form's values → what is wrong with them, by field: the violations of the compiled validator in words. */
import { equal } from '../values/ajvRuntime';
import type { Values } from '../values/clean';
import type { Shape } from '../entity/entity';
import { isMask } from '../values/mask';
import { errorOf, isPresence, type FieldError } from '../rules/messages';
import { orderErrors } from '../rules/orders';
import { ownOf } from '../values/own';
import { isOpen, placeOf, type Place } from '../rules/places';
import { inCodes } from '../values/recognise';
import { evaluate, type Evaluation } from '../rules/rules';
import type { Filled } from '../wire/wire';
import type { Validate, Violation } from '../entity/validators';

/** What no other input can draw. */
const FALLBACK = 'json';

/** One error per field, by the field's path in the form; that of the form as a whole under an empty one. */
export type FieldErrors = Record<string, FieldError>;

/** Frames the violations that matter: those of its branch. */
const FRAME = 'if';
/** A union fails once: none of its parts fits. */
const UNIONS = ['anyOf', 'oneOf'];
const CHOICE = ['enum', 'const', ...UNIONS];

function ruleOf({ keyword }: Violation): string {
  return CHOICE.includes(keyword) ? 'enum' : keyword;
}

const isObjectOrList = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands at a path of a form. */
const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (isObjectOrList(at) ? ownOf(at, step) : undefined), values);

const hasRows = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** An error, and whether it speaks of an object as a whole: then those of its parts say more. */
interface Found {
  error: FieldError;
  isWhole?: boolean;
}

/** Of the form as a whole: what is filled in does not go together, and no field alone is to blame. */
const WHOLE: Found = {
  error: { path: '', rule: 'whole', args: { title: '' }, reads: 'text', isMissing: false },
  isWhole: true,
};

/** What a row carries for the server alone. */
const isRowId = ({ params }: Violation, { field }: Place): boolean => {
  const id = field.ui.rows?.idField;
  return id !== undefined && [params['additionalProperty'], params['unevaluatedProperty']].includes(id);
};

function foundIn(violation: Violation, place: Place | undefined, values: Values): Found | undefined {
  const isMissing = isPresence(violation.keyword);
  // What has no field is not filled in here, but may well be there.
  if (isMissing && (!place || (place.isInside && place.field.shape))) return undefined;
  if (!place) return WHOLE;
  if (!isOpen(place)) return undefined;
  const { field, isInside } = place;
  const value = valueAt(values, place.path);
  if (isMask(field, value) || (isInside && isRowId(violation, place))) return undefined;
  if (isInside) return { error: errorOf({ rule: 'invalid', place, params: {} }), isWhole: true };
  return {
    error: errorOf({
      rule: ruleOf(violation),
      place,
      params: violation.params,
      value,
      isEmptyList: isMissing && field.type === 'array',
      hasBlankRows: field.shape !== undefined && hasRows(value),
    }),
    isWhole: field.shape !== undefined && field.type === 'object' && !isMissing,
  };
}

function violationErrors(
  shape: Shape,
  values: Values,
  evaluation: Evaluation,
  violations: readonly Violation[],
): Found[] {
  return violations
    .filter(({ keyword }) => keyword !== FRAME)
    .flatMap((one) => foundIn(one, placeOf(one, shape, evaluation), values) ?? []);
}

/** What is said of an object as a whole is left out where its parts have errors of their own. */
const withoutWholes = (found: readonly Found[]): Found[] =>
  found.filter(({ error: { path }, isWhole }) => {
    const inside = path === '' ? '' : `${path}.`;
    return !isWhole || !found.some(({ error }) => error.path !== path && error.path.startsWith(inside));
  });

/** What the first finding at a path says is said; a validator's finding goes before an order's. */
function firstByPath(errors: readonly FieldError[]): FieldErrors {
  const said = new Map<string, FieldError>();
  for (const error of errors) if (!said.has(error.path)) said.set(error.path, error);
  return Object.fromEntries(said);
}

/**
 * What is left to be mended: a value that is edited as JSON, and that its schema does not allow, is the server's
 * matter for as long as nobody has changed it.
 * @param opened what the form began with
 */
export function withoutStored({ fields }: Shape, errors: FieldErrors, values: Values, opened: Values): FieldErrors {
  const isStored = ({ path, isMissing }: FieldError): boolean => {
    const [key = ''] = path.split('.');
    const isJson = Object.values(fields).some((field) => field.key === key && field.kind === FALLBACK);
    return isJson && !isMissing && equal(ownOf(values, key), ownOf(opened, key));
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => !isStored(error)));
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
  const found = [...violationErrors(shape, values, evaluation, violations), ...orderErrors(shape, evaluation)];
  return firstByPath(withoutWholes(found).map(({ error }) => error));
}
