/**
 * Validates the values of a form. Converts each violation, that is an error of the compiled validator, to an error
 * message at a form field.
 */
import type { FormValues } from '../values/cleanValues';
import type { Field, ObjectShape } from '../entity/entity';
import { isSecretMask } from '../values/maskedSecrets';
import { getFieldError, isPresenceRule, ONE_OF_FIELDS, type FieldError } from '../formRules/validationMessages';
import { getComparisonErrors } from '../formRules/comparisonErrors';
import { joinTexts } from '../formatting/joinTexts';
import { getNestedValue } from '../values/getNestedValue';
import {
  isFormFieldEditable,
  findFieldOfViolation,
  splitJsonPointer,
  type FormFieldLocation,
} from '../formRules/findFieldOfViolation';
import { normalizeRecordCodes } from '../values/normalizeCodes';
import { getKnownParts } from './getKnownParts';
import { evaluateForm, type FormEvaluation } from '../formRules/evaluateForm';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import type { ShapeWithValidators } from '../wire/serialization';
import type { ValidateFunction, Violation } from '../entity/validators';

/**
 * The first error of each field, by the field's path in the form. An error that concerns the whole form has an
 * empty path.
 */
export type FieldErrors = Record<string, FieldError>;

/**
 * The keyword of a violation that is ignored. If a branch of an `if` fails, ajv reports the errors inside the
 * branch, and additionally an error with the keyword `if`, which contains no further information.
 */
const FRAME = 'if';
/**
 * A violated union is reported as a single error with the message that the value does not match any member of the
 * union.
 */
const UNIONS = ['anyOf', 'oneOf'];
const CHOICE = ['enum', 'const', ...UNIONS];

export function getRuleOfViolation({ keyword }: Violation): string {
  return CHOICE.includes(keyword) ? 'enum' : keyword;
}

/** Whether the error of a field says more than which rule is violated. */
const isExplained = ({ kind }: Field, { keyword }: Violation): boolean =>
  keyword === 'contains' || (kind === FALLBACK_FIELD_KIND && !isPresenceRule(keyword));

const hasRows = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/**
 * An error found by validation. `isWhole`: the error concerns a whole object. Errors of the fields inside the
 * object are more specific and take precedence.
 */
interface Found {
  error: FieldError;
  isWhole?: boolean;
}

interface LocatedViolation {
  violation: Violation;
  location: FormFieldLocation | undefined;
}

/**
 * The error of the whole form. It means that the values contradict each other although each field is valid on its
 * own.
 */
const WHOLE: Found = {
  error: { path: '', rule: 'whole', args: { title: '' }, reads: 'text', isMissing: false },
  isWhole: true,
};

/**
 * Whether a violation concerns the id of a row. The form keeps this id for the server, and the schema need not
 * describe it.
 */
const isRowId = ({ params }: Violation, { field }: FormFieldLocation): boolean => {
  const id = field.ui.rows?.idField;
  return id !== undefined && [params['additionalProperty'], params['unevaluatedProperty']].includes(id);
};

/**
 * Returns the titles of the fields of which one must be filled in (`anyOf` with a `required` in each member); undefined
 * if the violation is about a field that is required itself.
 */
function findAlternatives({ violation }: LocatedViolation, all: readonly LocatedViolation[]): string | undefined {
  const here = all.filter((one) => one.violation.instancePath === violation.instancePath);
  if (violation.keyword !== 'required' || !here.some((one) => one.violation.keyword === 'anyOf')) return undefined;
  const titles = here.flatMap(({ violation: { keyword }, location }) =>
    keyword === 'required' && location && !location.state.required && isFormFieldEditable(location)
      ? (location.state.title ?? location.field.title)
      : [],
  );
  return titles.length > 1 ? joinTexts([...new Set(titles)]) : undefined;
}

function toFoundError(
  { violation, location }: LocatedViolation,
  values: FormValues,
  located: readonly LocatedViolation[],
): Found | undefined {
  const isMissing = isPresenceRule(violation.keyword);
  // A missing value is not reported if the form has no field for it: the user cannot enter it here, and the record
  // on the server may contain it.
  if (isMissing && (!location || (location.isInside && location.field.shape))) return undefined;
  if (!location) return WHOLE;
  if (!isFormFieldEditable(location)) return undefined;
  const { field, isInside } = location;
  const value = getNestedValue(values, location.path);
  if (isSecretMask(field, value) || (isInside && isRowId(violation, location))) return undefined;
  const violations = located.map((one) => one.violation);
  const steps = splitJsonPointer(violation.instancePath).slice(0, location.depth);
  const details = { violations, steps, value, ...getKnownParts(field) };
  if (isInside)
    return { error: { ...getFieldError({ rule: 'invalid', location, params: {} }), details }, isWhole: true };
  const titles = location.state.required ? undefined : findAlternatives({ violation, location }, located);
  return {
    error: {
      ...getFieldError({
        rule: titles === undefined ? getRuleOfViolation(violation) : ONE_OF_FIELDS,
        location: titles === undefined ? location : { ...location, state: { ...location.state, title: titles } },
        params: violation.params,
        value,
        isEmptyList: isMissing && field.type === 'array',
        hasBlankRows: field.shape !== undefined && hasRows(value),
      }),
      ...(isExplained(field, violation) ? { details } : {}),
    },
    isWhole: field.shape !== undefined && field.type === 'object' && !isMissing,
  };
}

function getViolationErrors(
  shape: ObjectShape,
  values: FormValues,
  evaluation: FormEvaluation,
  violations: readonly Violation[],
): Found[] {
  const located = violations
    .filter(({ keyword }) => keyword !== FRAME)
    .map((violation) => ({ violation, location: findFieldOfViolation(violation, shape, evaluation) }));
  return located.flatMap((one) => toFoundError(one, values, located) ?? []);
}

/** Omits the error of an object if there is an error inside the object, because the inner error is more specific. */
const omitWholeErrors = (found: readonly Found[]): Found[] =>
  found.filter(({ error: { path }, isWhole }) => {
    const inside = path === '' ? '' : `${path}.`;
    return !isWhole || !found.some(({ error }) => error.path !== path && error.path.startsWith(inside));
  });

/** Returns the first error at each path. The errors of the validator come before the errors of comparisons. */
function keepFirstByPath(errors: readonly FieldError[]): FieldErrors {
  const said = new Map<string, FieldError>();
  for (const error of errors) if (!said.has(error.path)) said.set(error.path, error);
  return Object.fromEntries(said);
}

/**
 * Validates the values of a form.
 * @param validate the compiled validator: for the record, for the input of an action, or for a set of filters
 * @param knownEvaluation the result of `evaluateForm` for these values, if the caller has it already
 * @returns an empty object if the values can be sent
 */
export function validateForm(
  { shape, validators, isStored }: ShapeWithValidators,
  values: FormValues,
  validate: ValidateFunction = validators.record,
  knownEvaluation?: FormEvaluation,
): FieldErrors {
  const evaluation = knownEvaluation ?? evaluateForm(shape, values, validators, undefined, isStored);
  const { record } = evaluation;
  const isValid = validate(normalizeRecordCodes(shape, record, validators.getOptionCodeLabel));
  const violations = isValid ? [] : (validate.errors ?? []);
  const found = [
    ...getViolationErrors(shape, values, evaluation, violations),
    ...getComparisonErrors(shape, evaluation),
  ];
  return keepFirstByPath(omitWholeErrors(found).map(({ error }) => error));
}
