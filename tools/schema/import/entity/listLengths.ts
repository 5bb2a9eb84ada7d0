/** The lengths of lists that a union of lengths allows, such as four or six numbers. */
import { isObject, toList, type Json } from '../../lint/source/readJson';

const toLimit = (members: readonly unknown[], keyword: string): unknown[] =>
  members.map((member) => (isObject(member) ? member[keyword] : undefined));

const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * Returns the least and the largest length that a list can have by its unions; a length that is not limited in all members of
 * one of them is left out.
 */
export function getUnionLengths({ anyOf, oneOf }: { anyOf?: unknown; oneOf?: unknown }): Json {
  const unions = [toList(anyOf), toList(oneOf)].filter((members) => members.length > 0);
  const find = (keyword: string): number[][] =>
    unions.map((members) => toLimit(members, keyword)).filter((limits) => limits.every(isNumber)) as number[][];
  const least = find('minItems').map((limits) => Math.min(...limits));
  const most = find('maxItems').map((limits) => Math.max(...limits));
  return {
    ...(least.length > 0 ? { minItems: Math.max(...least) } : {}),
    ...(most.length > 0 ? { maxItems: Math.min(...most) } : {}),
  };
}
