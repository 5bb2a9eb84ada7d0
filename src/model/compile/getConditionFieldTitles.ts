import type { FieldDefinition } from '../schemaLanguage/definition';
import type { ObjectShape } from '../entity/field';

/** Returns the names of the fields of the record on which a condition depends. */
function getConditionFields(condition: FieldDefinition): string[] {
  const { properties = {}, required = [], allOf = [], anyOf = [], not } = condition;
  const inner = [...allOf, ...anyOf, ...(not ? [not] : [])] as FieldDefinition[];
  const names = [...Object.keys(properties), ...(Array.isArray(required) ? required : [])];
  return [...new Set([...names, ...inner.flatMap(getConditionFields)])];
}

/** Returns the titles of the fields on which a condition depends. They say why something is not possible. */
export const getConditionFieldTitles = (condition: object, { fields }: Pick<ObjectShape, 'fields'>): string[] =>
  getConditionFields(condition as FieldDefinition).flatMap((name) => fields[name]?.title ?? []);
