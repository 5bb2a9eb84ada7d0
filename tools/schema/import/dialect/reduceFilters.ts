/** Reduces the many comparisons that an API offers for a field to those that a screen needs. */
import type { FilterOperator } from '../../../../dataProvider/dialects/definition';
import { toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { ReadFilter } from './filterNames';

const isFreeText = ({ schema }: ReadFilter): boolean => {
  const value: Json = schema['type'] === 'array' ? toObjectOrEmpty(schema['items']) : schema;
  return value['type'] === 'string' && toList(value['enum']).length === 0 && value['format'] === undefined;
};

const isIdentifier = (name: string): boolean => /(^|_)id$|Id$|ID$/.test(name);

/** Chooses the filters of one field: equal, containing a text, or from and to. */
function reduceGroup(group: readonly ReadFilter[], isText: (field: string) => boolean): ReadFilter[] {
  const find = (operator: FilterOperator | undefined): ReadFilter | undefined =>
    group.find((one) => one.operator === operator && !one.isRare);
  const equal = find(undefined) ?? find('eq') ?? find('in');
  const like = find('like');
  const range = [find('gte') ?? find('gt'), find('lte') ?? find('lt')].filter((one) => one !== undefined);
  const { field, name } = group[0]!;
  if (equal && isIdentifier(field ?? name)) return [equal];
  if (range.length === 2) return range;
  if (like && isFreeText(like) && isText(field ?? name)) return [like];
  const chosen = [...(equal ? [equal] : []), ...range];
  return chosen.length > 0 ? chosen : group.slice(0, 1);
}

const getKey = ({ field, name }: ReadFilter): string => field ?? name;

/**
 * Returns the useful filters in the order of the document. A field with one or two comparisons keeps them.
 * @param isText whether users type the value of a field
 */
export function reduceFilters<T extends ReadFilter>(filters: readonly T[], isText: (field: string) => boolean): T[] {
  return filters.filter((filter) => {
    const group = filters.filter((other) => getKey(other) === getKey(filter));
    const isFew = group.length <= 2 && group.every(({ isRare, operator }) => !isRare && operator !== 'ne');
    return isFew || reduceGroup(group, isText).includes(filter);
  });
}
