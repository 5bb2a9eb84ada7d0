/** Converts what the schema for bodies of requests does not allow to errors of the form. */
import type { Violation } from '../entity/validators';
import {
  escapeJsonPointer,
  findFieldOfViolation,
  isFormFieldEditable,
  NAMING_PARAMS,
  splitJsonPointer,
} from '../formRules/findFieldOfViolation';
import { evaluateForm, type FormEvaluation } from '../formRules/evaluateForm';
import { getFieldError, type FieldError } from '../formRules/validationMessages';
import { isObject, type FormValues } from '../values/cleanValues';
import { getNestedValue } from '../values/getNestedValue';
import { toFormSteps } from '../wire/locateInForm';
import type { ShapeWithValidators } from '../wire/serialization';
import { chooseViolation, FRAME_KEYWORDS, isInsideUnion, UNION_KEYWORDS } from './explainValue';
import { getRuleOfViolation } from './validateForm';

/** A body that was not sent, and what is wrong with it. */
export interface RefusedBody {
  violations: readonly Violation[];
  sent: FormValues;
}

/** Returns the body that an error is about; undefined if it is another error. */
export function getRefusedBody(error: unknown): RefusedBody | undefined {
  const body = isObject(error) ? error['body'] : undefined;
  return isObject(body) && Array.isArray(body['violations']) ? (body as unknown as RefusedBody) : undefined;
}

/** The error of the whole form: its values contradict each other. */
const WHOLE_ERROR: FieldError = { path: '', rule: 'whole', args: { title: '' }, reads: 'text', isMissing: false };

/** Keywords of members that only other branches of a union have. The form has inputs for them. */
const UNKNOWN_MEMBER_KEYWORDS = ['additionalProperties', 'unevaluatedProperties', 'false schema'];

const NO_KNOWN_PARTS = { names: [], values: [] };

/** Returns the violations to tell: of a union, only the one that says most. */
function selectViolations({ violations, sent }: RefusedBody): Violation[] {
  const unions = violations.filter(({ keyword }) => UNION_KEYWORDS.includes(keyword));
  const outer = unions.filter(
    (one) => !unions.some((other) => other.instancePath !== one.instancePath && isInsideUnion(one, other)),
  );
  const single = violations.filter(
    (one) => !FRAME_KEYWORDS.includes(one.keyword) && !outer.some((union) => isInsideUnion(one, union)),
  );
  const details = { value: sent, steps: [], known: NO_KNOWN_PARTS };
  const choose = (union: Violation): Violation | undefined => {
    const inside = violations.filter((one) => isInsideUnion(one, union));
    const telling = inside.filter(
      ({ keyword }) => !UNKNOWN_MEMBER_KEYWORDS.includes(keyword) && !FRAME_KEYWORDS.includes(keyword),
    );
    return chooseViolation(telling.length > 0 ? [union, ...telling] : inside, details);
  };
  const chosen = outer.flatMap((union) => choose(union) ?? []);
  return [...new Set([...single, ...chosen])];
}

/** Returns a violation with the names that the form has. */
function toFormViolation(violation: Violation, { shape }: ShapeWithValidators, { record }: FormEvaluation): Violation {
  const param = NAMING_PARAMS.find((name) => typeof violation.params[name] === 'string');
  const steps = splitJsonPointer(violation.instancePath);
  const named = toFormSteps(shape, record, param ? [...steps, String(violation.params[param])] : steps);
  const name = param && named.pop();
  return {
    ...violation,
    instancePath: named.map((step) => `/${escapeJsonPointer(step)}`).join(''),
    params: name === undefined ? violation.params : { ...violation.params, [param!]: name },
  };
}

/** Returns the error of one violation: at its field, or else at the nearest one that contains it. */
function toFieldError(
  violation: Violation,
  filled: ShapeWithValidators,
  values: FormValues,
  evaluation: FormEvaluation,
): FieldError {
  const location = findFieldOfViolation(violation, filled.shape, evaluation);
  const explained = { violations: [violation], value: evaluation.record, known: NO_KNOWN_PARTS };
  if (!location || !isFormFieldEditable(location)) return { ...WHOLE_ERROR, details: { ...explained, steps: [] } };
  const { path, isInside: isInner, depth, field } = location;
  const value = getNestedValue(values, path);
  const error = getFieldError({
    rule: isInner ? 'invalid' : getRuleOfViolation(violation),
    location,
    params: violation.params,
    value,
  });
  const steps = splitJsonPointer(violation.instancePath).slice(0, depth);
  const known = field.known ?? NO_KNOWN_PARTS;
  return isInner || error.rule === 'invalid' ? { ...error, details: { ...explained, steps, value, known } } : error;
}

/**
 * Returns the errors of a form whose body was not sent.
 * @param values the values of the form, by field key
 * @returns at most one error for each path; an empty path is the form itself
 */
export function getBodyErrors(filled: ShapeWithValidators, values: FormValues, refused: RefusedBody): FieldError[] {
  const evaluation = evaluateForm(filled.shape, values, filled.validators);
  const errors = selectViolations(refused).map((violation) =>
    toFieldError(toFormViolation(violation, filled, evaluation), filled, values, evaluation),
  );
  if (errors.length === 0) return [WHOLE_ERROR];
  return [...new Map(errors.toReversed().map((error) => [error.path, error])).values()].toReversed();
}
