/** Reads the way in which documents of OData services say that a reference may be null. */
import { isObject, type Json } from '../../lint/source/readJson';

const UNIONS = ['anyOf', 'oneOf'];

/** Whether a member of a union says no more than that the value may be null: `{ type: object, nullable: true }`. */
const isNullMark = (part: unknown): boolean =>
  isObject(part) &&
  part['nullable'] === true &&
  Object.entries(part).every(([key, value]) => key === 'nullable' || (key === 'type' && value === 'object'));

/** Writes such members of unions as `{ type: null }`. */
export function markNullUnions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markNullUnions);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const isUnion = UNIONS.includes(key) && Array.isArray(part) && !part.every(isNullMark);
    return [
      key,
      markNullUnions(isUnion ? part.map((one) => (isNullMark(one) ? { type: 'null' } : (one as unknown))) : part),
    ];
  });
  return Object.fromEntries(entries) as Json;
}
