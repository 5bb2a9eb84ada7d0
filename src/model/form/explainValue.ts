/** Chooses which violation of a value that is edited as a whole is told, and says what is expected at its place. */
import { splitJsonPointer } from '../formRules/findFieldOfViolation';
import type { ValueDetails } from '../formRules/validationMessages';
import type { NeededPart, Violation } from '../entity/validators';
import { findNearestText } from '../values/nearTexts';

/** What is wrong with a part of a value. */
export interface ValueFault {
  /** The place in the value, such as `rules[2].level`; empty for the value itself. */
  place: string;
  /** The number of the row in which the place is, if the value is a list of rows. */
  row?: number;
  /** The violated keyword of JSON Schema, in one name for equal meanings. */
  rule: string;
  /** The name of a member that is missing, unknown or wrong. */
  name?: string;
  /** The kinds of values that are allowed. */
  kinds?: readonly string[];
  /** The values that are allowed, as JSON. */
  values?: readonly string[];
  limit?: unknown;
  /** What one of the entries of a list must have. */
  needs?: readonly NeededPart[];
  /** How many entries of a list must have it, if more than one. */
  least?: unknown;
  /** How many entries of a list may have it, if more have it. */
  most?: unknown;
  /** What is near to the value or the name. */
  near?: string;
}

/** The keywords whose violations only follow from those of their branches. */
export const FRAME_KEYWORDS = ['if', 'anyOf', 'oneOf', 'allOf'];
export const UNION_KEYWORDS = ['anyOf', 'oneOf'];
/** The keywords that tell that a value belongs to another branch of a union. */
const SELECTORS = ['type', 'const', 'enum'];
const MISSING = ['required', 'dependentRequired'];
const UNKNOWN = ['additionalProperties', 'unevaluatedProperties', 'false schema', 'propertyNames'];

const toPlace = (steps: readonly string[]): string =>
  steps
    .map((step) => {
      if (/^\d+$/.test(step)) return `[${step}]`;
      return /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
    })
    .join('')
    .replace(/^\./, '');

const getPart = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[step] : undefined),
    value,
  );

const getDepth = ({ instancePath }: Violation): number => splitJsonPointer(instancePath).length;

/** Whether a violation is that of a union, or of a value inside of it. */
export const isInsideUnion = ({ instancePath }: Violation, union: Violation): boolean =>
  instancePath === union.instancePath || instancePath.startsWith(`${union.instancePath}/`);

/** Whether a violation only says that the value is of another branch of a union. */
function isOtherBranch(
  one: Violation,
  unions: readonly Violation[],
  { value, steps, known }: Pick<ValueDetails, 'value' | 'steps' | 'known'>,
): boolean {
  if (one.keyword === 'type') return unions.some(({ instancePath }) => instancePath === one.instancePath);
  const part = getPart(value, splitJsonPointer(one.instancePath).slice(steps.length));
  return SELECTORS.includes(one.keyword) && known.values.some((other) => other === part);
}

const getMissingName = ({ params }: Violation): unknown => params['missingProperty'];

/** Returns the violation about the member that more branches of a union miss than any other: it says which branch is meant. */
function findCommonViolation(violations: readonly Violation[]): Violation | undefined {
  const names = [...new Set(violations.map(getMissingName))];
  const groups = names.map((name) => violations.filter((one) => getMissingName(one) === name));
  const [first = [], second = []] = groups.toSorted((one, other) => other.length - one.length);
  return second.length === first.length ? undefined : first[0];
}

/**
 * Returns the violation that tells most. In a union of kinds, it is that of the branch to which the value belongs: a value
 * that no branch has, or else the deepest violation; the union itself if members of several branches are missing.
 */
export function chooseViolation(
  violations: readonly Violation[],
  details: Pick<ValueDetails, 'value' | 'steps' | 'known'>,
): Violation | undefined {
  const unions = violations.filter(({ keyword }) => UNION_KEYWORDS.includes(keyword));
  const isInUnion = (one: Violation): boolean => unions.some((union) => isInsideUnion(one, union));
  const getRank = (one: Violation): number => {
    if (FRAME_KEYWORDS.includes(one.keyword)) return 1e6;
    // What is wrong with a name is told at the object, before it: the name itself says more.
    if (one.keyword === 'propertyNames') return -1;
    if (!isInUnion(one)) return 0;
    // What a value must not be says little of what it should be.
    if (one.keyword === 'not') return 2e5;
    if (isOtherBranch(one, unions, details)) return 1e5 - getDepth(one);
    return (one.keyword === 'const' || one.keyword === 'enum' ? 500 : 1000) - getDepth(one);
  };
  const [chosen] = violations.toSorted((one, other) => getRank(one) - getRank(other));
  if (!chosen || !isInUnion(chosen) || !MISSING.includes(chosen.keyword)) return chosen;
  const beside = violations.filter((one) => one.instancePath === chosen.instancePath && MISSING.includes(one.keyword));
  return (
    findCommonViolation(beside) ??
    // The validator tells the violations of inner unions first.
    unions.find((union) => isInsideUnion(chosen, union))
  );
}

/** Returns the fault of which all branches of a union complain at one place: the value may have any of their kinds. */
function joinSelectors(chosen: Violation, violations: readonly Violation[]): Pick<ValueFault, 'kinds' | 'values'> {
  const beside = violations.filter(({ instancePath }) => instancePath === chosen.instancePath);
  const kinds = beside.flatMap(({ keyword, params }) => (keyword === 'type' ? [params['type']].flat() : []));
  const values = beside.flatMap(({ keyword, params }) =>
    keyword === 'enum' ? (params['allowedValues'] as unknown[]) : keyword === 'const' ? [params['allowedValue']] : [],
  );
  return {
    kinds: [...new Set(kinds.map(String))],
    values: [...new Set(values.map((value) => JSON.stringify(value)))],
  };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

function findNear(part: unknown, values: readonly string[]): { near?: string } {
  // A single value is named already.
  if (values.length < 2) return {};
  const near = findNearestText(
    toText(part),
    values.map((value) => toText(JSON.parse(value))),
  );
  const found = values.find((value) => toText(JSON.parse(value)) === near);
  return found === undefined ? {} : { near: found };
}

function explainViolation(chosen: Violation, inner: readonly Violation[], details: ValueDetails): ValueFault {
  const { keyword, params } = chosen;
  const steps = splitJsonPointer(chosen.instancePath).slice(details.steps.length);
  const place = toPlace(steps);
  const part = getPart(details.value, steps);
  if (MISSING.includes(keyword)) return { place, rule: 'missing', name: String(params['missingProperty']) };
  if (UNKNOWN.includes(keyword)) {
    const stated = ['additionalProperty', 'unevaluatedProperty', 'propertyName'].map((key) => params[key]);
    const named = stated.find((name) => typeof name === 'string');
    const name = String(named ?? steps.at(-1) ?? '');
    const own = typeof part === 'object' && part !== null && named !== undefined ? Object.keys(part) : [];
    const near = findNearestText(
      name,
      details.known.names.filter((one) => one !== name && !own.includes(one)),
    );
    return {
      place: toPlace(named === undefined ? steps.slice(0, -1) : steps),
      rule: 'unknown',
      name,
      ...(near ? { near } : {}),
    };
  }
  if (SELECTORS.includes(keyword)) {
    const allowed = joinSelectors(chosen, inner);
    return { place, rule: 'kind', ...allowed, ...findNear(part, allowed.values ?? []) };
  }
  if (keyword === 'contains') {
    const needs = (params['needs'] ?? []) as readonly NeededPart[];
    const toTitle = ({ name, ...rest }: NeededPart): NeededPart => ({
      ...rest,
      ...(name === undefined ? {} : { name: (place === '' ? details.titles?.[name] : undefined) ?? name }),
    });
    const { least, most } = params;
    return {
      place,
      rule: keyword,
      needs: needs.map(toTitle),
      ...(least ? { least } : {}),
      ...(most === undefined ? {} : { most }),
    };
  }
  const limit =
    params['limit'] ?? params['multipleOf'] ?? params['pattern'] ?? params['format'] ?? params['minContains'];
  return { place, rule: keyword, limit };
}

/** Returns a fault with the number of its row apart from its place. */
function splitRow(fault: ValueFault): ValueFault {
  const [whole, index] = /^\[(\d+)\]\.?/.exec(fault.place) ?? [];
  return whole === undefined ? fault : { ...fault, row: Number(index) + 1, place: fault.place.slice(whole.length) };
}

/** Returns what is wrong with a value; undefined if that is only its own kind. */
export function explainValue(details: ValueDetails): ValueFault | undefined {
  const inner = details.violations.filter(({ instancePath }) => {
    const steps = splitJsonPointer(instancePath);
    return details.steps.every((step, index) => steps[index] === step);
  });
  const chosen = chooseViolation(inner, details);
  if (!chosen) return undefined;
  const found = explainViolation(chosen, inner, details);
  const fault = details.hasRows ? splitRow(found) : found;
  return fault.place === '' && (fault.rule === 'kind' || FRAME_KEYWORDS.includes(fault.rule)) ? undefined : fault;
}
