/** A form's values → what is wrong with them, by field: the violations of the compiled validator in words. */
import { equal } from '../values/ajvRuntime';
import type { FormValues } from '../values/cleanValues';
import type { Shape } from '../entity/entity';
import { isSecretMask } from '../values/maskedSecrets';
import { getFieldError, isPresenceRule, type FieldError } from '../rules/validationMessages';
import { getComparisonErrors } from '../rules/comparisonErrors';
import { getOwnProperty } from '../values/getOwnProperty';
import { isEditableLocation, locateViolation, type FieldLocation } from '../rules/fieldLocation';
import { replaceNamesByCodes } from '../values/normalizeCodes';
import { evaluateForm, type FormEvaluation } from '../rules/evaluateForm';
import type { ShapeWithValidators } from '../wire/serialization';
import type { Validate, Violation } from '../entity/validators';

/** What no other input can draw. */
const FALLBACK_MESSAGE = 'json';

/** One error per field, by the field's path in the form; that of the form as a whole under an empty one. */
export type FieldErrors = Record<string, FieldError>;

/** Frames the violations that matter: those of its branch. */
const FRAME = 'if';
/** A union fails once: none of its parts fits. */
const UNIONS = ['anyOf', 'oneOf'];
const CHOICE = ['enum', 'const', ...UNIONS];

function getRule({ keyword }: Violation): string {
  return CHOICE.includes(keyword) ? 'enum' : keyword;
}

const isObjectOrList = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands at a path of a form. */
const valueAt = (values: FormValues, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (isObjectOrList(at) ? getOwnProperty(at, step) : undefined), values);

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
const isRowId = ({ params }: Violation, { field }: FieldLocation): boolean => {
  const id = field.ui.rows?.idField;
  return id !== undefined && [params['additionalProperty'], params['unevaluatedProperty']].includes(id);
};

function foundIn(violation: Violation, place: FieldLocation | undefined, values: FormValues): Found | undefined {
  const isMissing = isPresenceRule(violation.keyword);
  // What has no field is not filled in here, but may well be there.
  if (isMissing && (!place || (place.isInside && place.field.shape))) return undefined;
  if (!place) return WHOLE;
  if (!isEditableLocation(place)) return undefined;
  const { field, isInside } = place;
  const value = valueAt(values, place.path);
  if (isSecretMask(field, value) || (isInside && isRowId(violation, place))) return undefined;
  if (isInside) return { error: getFieldError({ rule: 'invalid', place, params: {} }), isWhole: true };
  return {
    error: getFieldError({
      rule: getRule(violation),
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
  values: FormValues,
  evaluation: FormEvaluation,
  violations: readonly Violation[],
): Found[] {
  return violations
    .filter(({ keyword }) => keyword !== FRAME)
    .flatMap((one) => foundIn(one, locateViolation(one, shape, evaluation), values) ?? []);
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
 * The errors without those of unchanged JSON values: invalid values that the server stored must not block a save.
 * @param opened what the form began with
 */
export function omitStoredJsonErrors(
  { fields }: Shape,
  errors: FieldErrors,
  values: FormValues,
  opened: FormValues,
): FieldErrors {
  const isStored = ({ path, isMissing }: FieldError): boolean => {
    const [key = ''] = path.split('.');
    const isJson = Object.values(fields).some((field) => field.key === key && field.kind === FALLBACK_MESSAGE);
    return isJson && !isMissing && equal(getOwnProperty(values, key), getOwnProperty(opened, key));
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => !isStored(error)));
}

/**
 * @param validate the check of the whole: of the record, of an action's input, of a set of filters
 * @param knownEvaluation what the rules say of these values, where that is known
 * @returns an empty object when the values can be sent
 */
export function validateForm(
  { shape, validators }: ShapeWithValidators,
  values: FormValues,
  validate: Validate = validators.record,
  knownEvaluation?: FormEvaluation,
): FieldErrors {
  const evaluation = knownEvaluation ?? evaluateForm(shape, values, validators);
  const { record } = evaluation;
  const isValid = validate(replaceNamesByCodes(shape, record, validators.getOptionName));
  const violations = isValid ? [] : (validate.errors ?? []);
  const found = [...violationErrors(shape, values, evaluation, violations), ...getComparisonErrors(shape, evaluation)];
  return firstByPath(withoutWholes(found).map(({ error }) => error));
}
