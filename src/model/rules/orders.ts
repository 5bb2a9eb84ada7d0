/**
 * What JSON Schema cannot check: the order of two values (`x-compare`, the ends of a period), a value that two
 * rows have, the digits of a number, a secret that holds a mask of the server, and what is typed for JSON and is none.
 */
import { isObject, type Values } from '../values/clean';
import { holds } from '../values/compare';
import { isEmpty } from '../values/empty';
import type { Field, Shape } from '../entity/entity';
import { readJsonText } from '../values/jsonText';
import { containsMask, isMask } from '../values/mask';
import { errorOf, type FieldError } from './messages';
import { numberRule } from '../values/numbers';
import { ownOf } from '../values/own';
import { endsOf } from '../values/periods';
import { escape, isOpen, placeOf } from './places';
import type { Evaluation } from './rules';
import type { Violation } from '../entity/validators';

const DAY = 24 * 60 * 60 * 1000;

const dayOf = (moment: string): number => Date.parse(moment.slice(0, 'yyyy-MM-dd'.length)) / DAY;

/** Days of a period, both ends counted, whatever the times of day. */
const daysOf = (from: string, to: string): number => dayOf(to) - dayOf(from) + 1;

/** The rule that a period breaks: its end before its start, or too many days. */
function periodRule(field: Field, value: Values): Pick<Violation, 'keyword' | 'params'> | undefined {
  const [from, to] = endsOf(field).map((end) => value[end]);
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (from > to) return { keyword: 'order', params: {} };
  const limit = field.ui.dateRange?.maxDays;
  return limit !== undefined && daysOf(from, to) > limit ? { keyword: 'longest', params: { limit } } : undefined;
}

/** A mask that was typed, or typed into, is no secret; one that nobody has touched stands for the server's. */
const maskRule = (field: Field, value: unknown): Pick<Violation, 'keyword' | 'params'> | undefined =>
  containsMask(field, value) && !isMask(field, value) ? { keyword: 'mask', params: {} } : undefined;

const jsonRule = (value: unknown): Pick<Violation, 'keyword' | 'params'> | undefined =>
  readJsonText(value) === undefined ? undefined : { keyword: 'invalid', params: {} };

interface Broken extends Violation {
  /** Stands beside the rule itself. */
  text?: string;
  value?: unknown;
}

/** In the object itself, in those inside of it, and in each of their rows. */
function brokenIn(shape: Shape, values: Values, pointer: string): Broken[] {
  const own = shape.compare
    .filter((compare) => !holds(compare, values))
    .map(({ left, message: text }): Broken => ({ ...at(pointer, left), keyword: 'compare', params: {}, text }));
  return [...own, ...Object.values(shape.fields).flatMap((field) => brokenInField(field, values, pointer))];
}

const at = (pointer: string, name: string) => ({ instancePath: `${pointer}/${escape(name)}` });

function brokenInField(field: Field, values: Values, pointer: string): Broken[] {
  const { shape, name, kind } = field;
  const place = at(pointer, name);
  const value = ownOf(values, name);
  if (!shape) {
    const rule = maskRule(field, value) ?? jsonRule(value) ?? numberRule(field, value);
    return rule ? [{ ...place, ...rule, value }] : [];
  }
  if (isObject(value)) {
    const period = kind === 'daterange' ? periodRule(field, value) : undefined;
    return [...(period ? [{ ...place, ...period }] : []), ...brokenIn(shape, value, place.instancePath)];
  }
  const rows = [value].flat();
  const inside = rows.flatMap((row, index) => {
    return isObject(row) ? brokenIn(shape, row, `${place.instancePath}/${index}`) : [];
  });
  return [...repeatedIn(field, rows, place.instancePath), ...inside];
}

/** Where no two rows may have the same value: the rows whose value one before them has. */
function repeatedIn({ ui, messages }: Field, rows: readonly unknown[], pointer: string): Broken[] {
  const name = ui.rows?.uniqueField;
  if (name === undefined) return [];
  const text = messages['uniqueItems'];
  const values = rows.map((row) => (isObject(row) ? ownOf(row, name) : undefined));
  return values.flatMap((value, index) => {
    if (isEmpty(value) || values.indexOf(value) === index) return [];
    const rule = { keyword: 'uniqueItems', params: {}, ...(text === undefined ? {} : { text }) };
    return [{ ...at(`${pointer}/${index}`, name), ...rule }];
  });
}

/** An order that is broken; what is wrong with one of a period's ends says more than that of the period. */
export interface OrderError {
  error: FieldError;
  isWhole: boolean;
}

/** The orders of the record that do not hold, at the fields that can be filled in. */
export const orderErrors = (shape: Shape, evaluation: Evaluation): OrderError[] =>
  brokenIn(shape, evaluation.record, '').flatMap(({ text, ...violation }) => {
    const { keyword: rule, params, value } = violation;
    const place = placeOf(violation, shape, evaluation);
    if (!place || !isOpen(place)) return [];
    return [
      {
        error: errorOf({ rule, params, place, value, ...(text === undefined ? {} : { text }) }),
        isWhole: rule !== 'compare',
      },
    ];
  });
