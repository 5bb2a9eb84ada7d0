import type { Field, ObjectShape } from '../entity/entity';
import { isObject } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { createValueConverter, type ConverterOptions } from './createShapeConverter';

type Values = Record<string, unknown>;

/** The fields of an object, by the name that their value has in the request. */
interface SentShape {
  fields: Readonly<ObjectShape['fields']>;
}

/** Ends of filter names that say how the value is compared: `startedAt_gte`. */
export const COMPARISON_SUFFIX_PATTERN = /_(gte|lte|gt|lt|like|ne)$/;

/** Comparisons that include the last moment of a day, or that begin after it. */
const ENDS = ['lte', 'gt'];
const PERIOD_ENDS = ['to', 'end'];

/** Finds the field to which a value belongs. */
function findField(
  shapes: readonly SentShape[],
  name: string,
): { field: Field; end?: boolean; isRange: boolean } | undefined {
  for (const { fields } of shapes) {
    const own = getOwnProperty(fields, name);
    if (own) return { field: own, isRange: own.type !== 'object' };
    for (const field of Object.values(fields)) {
      const index = field.ui.dateRange?.params?.indexOf(name) ?? -1;
      const ends = Object.values(field.shape?.fields ?? {});
      if (index >= 0 && ends[index]) return { field: ends[index], end: index === 1, isRange: false };
    }
  }
  return undefined;
}

/**
 * Creates a function that converts values by their names to the format of the API, such as the filters of a list
 * and the values of an action. A plain field may have several values (an array) or a range (`{ from, to }`), and its
 * name may end with a comparison, such as `_gte`.
 * @param shapes the objects whose fields the names refer to. If several have a field of this name, the first is used
 */
export function createNamedValueSerializer(
  shapes: readonly SentShape[],
  options: ConverterOptions,
): (values: Values) => Values {
  const writeValue = (field: Field, value: unknown, isPeriodEnd: boolean): unknown => {
    const converter = createValueConverter(field, { ...options, isPeriodEnd });
    if (!converter) return value;
    if (Array.isArray(value) && field.type !== 'array' && field.type !== 'object')
      return value.map((one: unknown) => converter.write(one) ?? one);
    return converter.write(value) ?? value;
  };
  const writeNamed = (name: string, value: unknown): unknown => {
    const comparison = COMPARISON_SUFFIX_PATTERN.exec(name)?.[1];
    const found =
      findField(shapes, name) ??
      (comparison ? findField(shapes, name.replace(COMPARISON_SUFFIX_PATTERN, '')) : undefined);
    if (!found) return value;
    const { field, isRange, end = comparison !== undefined && ENDS.includes(comparison) } = found;
    if (isRange && field.type !== 'array' && isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, writeValue(field, one, PERIOD_ENDS.includes(key))]),
      );
    }
    return writeValue(field, value, end);
  };
  return (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writeNamed(name, value)]));
}
