/**
 * Checks rules that JSON Schema cannot express: the order of two values (`x-compare`, the ends of a period), values
 * that must be unique among rows, the number of digits, edited masks of secrets, and invalid text in a JSON editor.
 */
import { isObject, type FormValues } from '../values/cleanValues';
import { isComparisonSatisfied } from '../values/isComparisonSatisfied';
import { isEmpty } from '../values/isEmpty';
import type { Field, ObjectShape } from '../entity/entity';
import { getInvalidJsonText } from '../values/invalidJsonText';
import { containsServerMask, isSecretMask } from '../values/maskedSecrets';
import { getFieldError, type FieldError } from './validationMessages';
import { getNumberRuleViolation } from '../values/parseNumber';
import { getOwnProperty } from '../values/getOwnProperty';
import { getPeriodFields } from '../values/periodFields';
import { escapeJsonPointer, isFormFieldEditable, findFieldOfViolation } from './findFieldOfViolation';
import type { FormEvaluation } from './evaluateForm';
import type { Violation } from '../entity/validators';

const DAY = 24 * 60 * 60 * 1000;

const getDay = (moment: string): number => Date.parse(moment.slice(0, 'yyyy-MM-dd'.length)) / DAY;

/** Returns the number of days in a period. The first and the last day are included; times are ignored. */
const getDays = (from: string, to: string): number => getDay(to) - getDay(from) + 1;

/** Returns the violated rule of a period: `order` if its end is before its start, `longest` if it has too many days. */
function getPeriodViolation(field: Field, value: FormValues): Pick<Violation, 'keyword' | 'params'> | undefined {
  const [from, to] = getPeriodFields(field).map((end) => value[end]);
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (from > to) return { keyword: 'order', params: {} };
  const limit = field.ui.dateRange?.maxDays;
  return limit !== undefined && getDays(from, to) > limit ? { keyword: 'longest', params: { limit } } : undefined;
}

/**
 * Returns a violation if the user has typed or edited a mask (such as `******`), because such a text is not a valid
 * secret. The unchanged mask is valid and means that the server keeps its value.
 */
const getMaskViolation = (field: Field, value: unknown): Pick<Violation, 'keyword' | 'params'> | undefined =>
  containsServerMask(field, value) && !isSecretMask(field, value) ? { keyword: 'mask', params: {} } : undefined;

const getJsonViolation = (value: unknown): Pick<Violation, 'keyword' | 'params'> | undefined =>
  getInvalidJsonText(value) === undefined ? undefined : { keyword: 'invalid', params: {} };

interface Broken extends Violation {
  /** The error message that the schema defines directly in the violated rule. */
  text?: string;
  value?: unknown;
}

/** Returns the violations in an object. Includes its nested objects and its rows. */
function findViolationsInShape(shape: ObjectShape, values: FormValues, pointer: string): Broken[] {
  const own = shape.compare
    .filter((compare) => !isComparisonSatisfied(compare, values))
    .map(({ left, message: text }): Broken => ({
      ...appendToPointer(pointer, left),
      keyword: 'compare',
      params: {},
      text,
    }));
  return [...own, ...Object.values(shape.fields).flatMap((field) => findViolationsInField(field, values, pointer))];
}

const appendToPointer = (pointer: string, name: string) => ({ instancePath: `${pointer}/${escapeJsonPointer(name)}` });

function findViolationsInField(field: Field, values: FormValues, pointer: string): Broken[] {
  const { shape, name, kind } = field;
  const place = appendToPointer(pointer, name);
  const value = getOwnProperty(values, name);
  if (!shape) {
    const rule = getMaskViolation(field, value) ?? getJsonViolation(value) ?? getNumberRuleViolation(field, value);
    return rule ? [{ ...place, ...rule, value }] : [];
  }
  if (isObject(value)) {
    const period = kind === 'daterange' ? getPeriodViolation(field, value) : undefined;
    return [...(period ? [{ ...place, ...period }] : []), ...findViolationsInShape(shape, value, place.instancePath)];
  }
  const rows = [value].flat();
  const inside = rows.flatMap((row, index) => {
    return isObject(row) ? findViolationsInShape(shape, row, `${place.instancePath}/${index}`) : [];
  });
  return [...findRepeatedRows(field, rows, place.instancePath), ...inside];
}

/**
 * Returns a violation for each row that repeats the value of an earlier row, or that of a field beside the rows, in a field
 * whose values must be unique.
 */
function findRepeatedRows({ ui, messages, takenKeys }: Field, rows: readonly unknown[], pointer: string): Broken[] {
  const name = ui.rows?.uniqueField;
  if (name === undefined) return [];
  const values = rows.map((row) => (isObject(row) ? getOwnProperty(row, name) : undefined));
  return values.flatMap((value, index) => {
    const isTaken = takenKeys?.includes(value as string) ?? false;
    if (isEmpty(value) || (values.indexOf(value) === index && !isTaken)) return [];
    const text = (isTaken ? messages['keyTaken'] : undefined) ?? messages['uniqueItems'];
    const rule = { keyword: 'uniqueItems', params: {}, ...(text === undefined ? {} : { text }) };
    return [{ ...appendToPointer(`${pointer}/${index}`, name), ...rule }];
  });
}

/**
 * The error of a violated comparison. `isWhole`: the error concerns a whole period, and errors at its ends take
 * precedence because they are more specific.
 */
export interface ComparisonError {
  error: FieldError;
  isWhole: boolean;
}

/** Returns the errors of violated comparisons. Errors at fields that the user cannot edit are omitted. */
export const getComparisonErrors = (shape: ObjectShape, evaluation: FormEvaluation): ComparisonError[] =>
  findViolationsInShape(shape, evaluation.record, '').flatMap(({ text, ...violation }) => {
    const { keyword: rule, params, value } = violation;
    const location = findFieldOfViolation(violation, shape, evaluation);
    if (!location || !isFormFieldEditable(location)) return [];
    return [
      {
        error: getFieldError({ rule, params, location, value, ...(text === undefined ? {} : { text }) }),
        isWhole: rule !== 'compare',
      },
    ];
  });
