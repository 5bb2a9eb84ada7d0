/** Validates the values of a form: converts the violations of the compiled validator to error messages by field. */
import { equal } from '../values/ajvRuntime';
import type { FormValues } from '../values/cleanValues';
import type { Shape } from '../entity/entity';
import { isSecretMask } from '../values/maskedSecrets';
import { getFieldError, isPresenceRule, type FieldError } from '../formRules/validationMessages';
import { getComparisonErrors } from '../formRules/comparisonErrors';
import { getOwnProperty } from '../values/getOwnProperty';
import { isEditableLocation, locateViolation, type FieldLocation } from '../formRules/fieldLocation';
import { replaceNamesByCodes } from '../values/normalizeCodes';
import { evaluateForm, type FormEvaluation } from '../formRules/evaluateForm';
import type { ShapeWithValidators } from '../wire/serialization';
import type { Validate, Violation } from '../entity/validators';

/** The fallback kind for values that no other input supports. */
const FALLBACK_MESSAGE = 'json';

/** One error per field, by the field's path in the form. The path of an error of the whole form is empty. */
export type FieldErrors = Record<string, FieldError>;

/** ajv reports it in addition to the violations of the failed branch, which are the relevant ones. */
const FRAME = 'if';
/** A union is reported as one error: none of its schemas matches. */
const UNIONS = ['anyOf', 'oneOf'];
const CHOICE = ['enum', 'const', ...UNIONS];

function getRule({ keyword }: Violation): string {
  return CHOICE.includes(keyword) ? 'enum' : keyword;
}

const isObjectOrList = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the value at a form path. */
const getValueAtPath = (values: FormValues, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (isObjectOrList(at) ? getOwnProperty(at, step) : undefined), values);

const hasRows = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** An error. `isWhole`: it concerns an object as a whole, so errors of its fields are more specific. */
interface Found {
  error: FieldError;
  isWhole?: boolean;
}

/** The error of the whole form: the values contradict each other, but no single field is invalid. */
const WHOLE: Found = {
  error: { path: '', rule: 'whole', args: { title: '' }, reads: 'text', isMissing: false },
  isWhole: true,
};

/** Whether a violation concerns the id of a row, which is only meant for the server. */
const isRowId = ({ params }: Violation, { field }: FieldLocation): boolean => {
  const id = field.ui.rows?.idField;
  return id !== undefined && [params['additionalProperty'], params['unevaluatedProperty']].includes(id);
};

function toFoundError(
  violation: Violation,
  location: FieldLocation | undefined,
  values: FormValues,
): Found | undefined {
  const isMissing = isPresenceRule(violation.keyword);
  // A value without a field cannot be entered here, but the record may have it.
  if (isMissing && (!location || (location.isInside && location.field.shape))) return undefined;
  if (!location) return WHOLE;
  if (!isEditableLocation(location)) return undefined;
  const { field, isInside } = location;
  const value = getValueAtPath(values, location.path);
  if (isSecretMask(field, value) || (isInside && isRowId(violation, location))) return undefined;
  if (isInside) return { error: getFieldError({ rule: 'invalid', location, params: {} }), isWhole: true };
  return {
    error: getFieldError({
      rule: getRule(violation),
      location,
      params: violation.params,
      value,
      isEmptyList: isMissing && field.type === 'array',
      hasBlankRows: field.shape !== undefined && hasRows(value),
    }),
    isWhole: field.shape !== undefined && field.type === 'object' && !isMissing,
  };
}

function getViolationErrors(
  shape: Shape,
  values: FormValues,
  evaluation: FormEvaluation,
  violations: readonly Violation[],
): Found[] {
  return violations
    .filter(({ keyword }) => keyword !== FRAME)
    .flatMap((one) => toFoundError(one, locateViolation(one, shape, evaluation), values) ?? []);
}

/** Omits errors of whole objects if their fields have errors of their own. */
const omitWholeErrors = (found: readonly Found[]): Found[] =>
  found.filter(({ error: { path }, isWhole }) => {
    const inside = path === '' ? '' : `${path}.`;
    return !isWhole || !found.some(({ error }) => error.path !== path && error.path.startsWith(inside));
  });

/** Returns the first error at each path; errors of the validator precede those of comparisons. */
function keepFirstByPath(errors: readonly FieldError[]): FieldErrors {
  const said = new Map<string, FieldError>();
  for (const error of errors) if (!said.has(error.path)) said.set(error.path, error);
  return Object.fromEntries(said);
}

/**
 * Omits the errors of unchanged JSON values: invalid values that the server stored must not block a save.
 * @param initialValues the initial values of the form
 */
export function omitStoredJsonErrors(
  { fields }: Shape,
  errors: FieldErrors,
  values: FormValues,
  initialValues: FormValues,
): FieldErrors {
  const isStored = ({ path, isMissing }: FieldError): boolean => {
    const [key = ''] = path.split('.');
    const isJson = Object.values(fields).some((field) => field.key === key && field.kind === FALLBACK_MESSAGE);
    return isJson && !isMissing && equal(getOwnProperty(values, key), getOwnProperty(initialValues, key));
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => !isStored(error)));
}

/**
 * Validates the values of a form.
 * @param validate the validator: of the record, of an action's input, of a set of filters
 * @param knownEvaluation the evaluated rules for these values, if already known
 * @returns an empty object if the values can be sent
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
  const found = [
    ...getViolationErrors(shape, values, evaluation, violations),
    ...getComparisonErrors(shape, evaluation),
  ];
  return keepFirstByPath(omitWholeErrors(found).map(({ error }) => error));
}
