/** Converts what the schema for bodies of requests does not allow to errors of the form. */
import type { Violation } from '../entity/validators';
import {
  escapeJsonPointer,
  findFieldOfViolation,
  type FormFieldLocation,
  isFormFieldEditable,
  NAMING_PARAMS,
  splitJsonPointer,
} from '../formRules/findFieldOfViolation';
import { evaluateForm, type FormEvaluation } from '../formRules/evaluateForm';
import {
  getFieldError,
  isPresenceRule,
  LENGTHS,
  ONE_OF_FIELDS,
  type FieldError,
} from '../formRules/validationMessages';
import { isObject, type FormValues } from '../values/cleanValues';
import { joinTexts } from '../formatting/joinTexts';
import { getNestedValue } from '../values/getNestedValue';
import { toFormSteps } from '../wire/locateInForm';
import type { ShapeWithValidators } from '../wire/serialization';
import { getKnownParts } from './getKnownParts';
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

/** Keywords that say less of an object than which of its members are missing. */
const VAGUE_KEYWORDS = ['minProperties', 'maxProperties', 'not'];

const NO_KNOWN_PARTS = { names: [], values: [] };

/** A violation with the names of the API, the same one with those of the form, and the field that it concerns. */
interface LocatedViolation {
  sent: Violation;
  shown: Violation;
  location: FormFieldLocation | undefined;
}

/** Fields of which one must be filled in, by the first of the violations that say so. */
interface Alternatives {
  alternatives: readonly LocatedViolation[];
}

type Selected = LocatedViolation | Alternatives;

const isMissing = ({ sent }: LocatedViolation): boolean => isPresenceRule(sent.keyword);

/** Whether a violation tells users what to do: not if it is about fields of a variant that is not chosen. */
function isTelling({ sent: { keyword }, location }: LocatedViolation): boolean {
  if (FRAME_KEYWORDS.includes(keyword)) return false;
  if (!location) return !UNKNOWN_MEMBER_KEYWORDS.includes(keyword);
  return location.isInside === true || (isFormFieldEditable(location) && !UNKNOWN_MEMBER_KEYWORDS.includes(keyword));
}

/**
 * Returns what is told of a union whose branches lack different members: those that the chosen variant needs, or else that
 * one of them is needed.
 */
function selectMissing(missing: readonly LocatedViolation[]): Selected[] {
  const shallow = missing.filter(({ sent }) => sent.instancePath === missing[0]!.sent.instancePath);
  const needed = shallow.filter(({ location }) => location?.state.required);
  if (needed.length > 0) return needed;
  const located = shallow.filter(({ location }) => location && !location.isInside);
  const paths = new Set(located.map(({ location }) => location!.path));
  return paths.size > 1 ? [{ alternatives: located }] : located.slice(0, 1);
}

/** Returns which lengths a list may have instead of its own, between which it is: 4 or 6. */
function selectLengths(inside: readonly LocatedViolation[], union: LocatedViolation): Selected[] {
  const own = inside.filter(({ sent }) => sent.instancePath === union.sent.instancePath);
  const getLimits = (keyword: string): number[] =>
    own.flatMap(({ sent }) => (sent.keyword === keyword ? Number(sent.params['limit']) : []));
  const [max, min] = [Math.max(...getLimits('maxItems')), Math.min(...getLimits('minItems'))];
  if (!Number.isFinite(max) || !Number.isFinite(min)) return [];
  return [{ ...union, shown: { ...union.shown, keyword: LENGTHS, params: { max, min } } }];
}

/** Returns what is told of a union: the violation of the branch that is meant. */
function selectInUnion(union: LocatedViolation, all: readonly LocatedViolation[], value: FormValues): Selected[] {
  const inside = all.filter(({ sent }) => isInsideUnion(sent, union.sent));
  const telling = inside.filter(isTelling);
  const clear = telling.filter(({ sent }) => !VAGUE_KEYWORDS.includes(sent.keyword));
  const counted = clear.length > 0 ? clear : telling;
  if (counted.length === 0) return [union];
  const lengths = selectLengths(counted, union);
  if (lengths.length > 0) return lengths;
  const frames = inside.filter(({ sent }) => UNION_KEYWORDS.includes(sent.keyword));
  const details = { value, steps: [], known: NO_KNOWN_PARTS };
  const chosen = chooseViolation(
    [...frames, ...counted].map(({ sent }) => sent),
    details,
  );
  const found = counted.find(({ sent }) => sent === chosen);
  const missing = counted.filter((one) => isMissing(one) && (!chosen || isInsideUnion(one.sent, chosen)));
  const selected = found ? [found] : missing.length > 0 ? selectMissing(missing) : [];
  return selected.length > 0 ? selected : [union];
}

/** Returns the violations to tell: of a union, only what says most. */
function selectViolations(all: readonly LocatedViolation[], sent: FormValues): Selected[] {
  const unions = all.filter((one) => UNION_KEYWORDS.includes(one.sent.keyword));
  const outer = unions.filter(
    (one) =>
      !unions.some((other) => other.sent.instancePath !== one.sent.instancePath && isInsideUnion(one.sent, other.sent)),
  );
  const single = all.filter(
    (one) => !FRAME_KEYWORDS.includes(one.sent.keyword) && !outer.some((union) => isInsideUnion(one.sent, union.sent)),
  );
  const paths = [...new Map(outer.map((union) => [union.sent.instancePath, union])).values()];
  return [...single, ...paths.flatMap((union) => selectInUnion(union, all, sent))];
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
  { shown, location }: LocatedViolation,
  values: FormValues,
  { record }: FormEvaluation,
): FieldError {
  const explained = { violations: [shown], value: record, known: NO_KNOWN_PARTS };
  if (!location || !isFormFieldEditable(location)) return { ...WHOLE_ERROR, details: { ...explained, steps: [] } };
  const { path, isInside: isInner, depth, field } = location;
  const value = getNestedValue(values, path);
  const error = getFieldError({
    rule: isInner ? 'invalid' : getRuleOfViolation(shown),
    location,
    params: shown.params,
    value,
  });
  const steps = splitJsonPointer(shown.instancePath).slice(0, depth);
  const isExplained = isInner || error.rule === 'invalid' || shown.keyword === 'contains';
  return isExplained ? { ...error, details: { ...explained, steps, value, ...getKnownParts(field) } } : error;
}

/** Returns the error that one of several fields is needed, at each of them. */
function toAlternativeErrors({ alternatives }: Alternatives): FieldError[] {
  const locations = alternatives.flatMap(({ location }) => location ?? []);
  const title = joinTexts([...new Set(locations.map(({ state, field }) => state.title ?? field.title))]);
  return locations.map((location) =>
    getFieldError({ rule: ONE_OF_FIELDS, location: { ...location, state: { ...location.state, title } }, params: {} }),
  );
}

/**
 * Returns the errors of a form whose body was not sent.
 * @param values the values of the form, by field key
 * @returns at most one error for each path; an empty path is the form itself
 */
export function getBodyErrors(filled: ShapeWithValidators, values: FormValues, refused: RefusedBody): FieldError[] {
  const { shape, validators, isStored } = filled;
  const evaluation = evaluateForm(shape, values, validators, undefined, isStored);
  const located = refused.violations.map((sent): LocatedViolation => {
    const shown = toFormViolation(sent, filled, evaluation);
    return { sent, shown, location: findFieldOfViolation(shown, filled.shape, evaluation) };
  });
  const errors = selectViolations(located, refused.sent).flatMap((one) =>
    'alternatives' in one ? toAlternativeErrors(one) : [toFieldError(one, values, evaluation)],
  );
  if (errors.length === 0) return [WHOLE_ERROR];
  return [...new Map(errors.toReversed().map((error) => [error.path, error])).values()].toReversed();
}
