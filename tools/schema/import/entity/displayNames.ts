/** Tells which values a cell can show by their names. */
import { NAME_KEYS, PERSON_NAME_KEYS } from '../../../../src/model/formatting/getArrayItemNameOrValue';
import {
  getVariants,
  isGeneratedField,
  VARIANT_CHOICE,
  VARIANT_VALUE,
} from '../../../../src/model/jsonSchema/variantDefinition';
import { CODE_KEYS } from '../../../../src/model/values/optionCodes';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';

const getUi = (field: Json): Json => toObjectOrEmpty(field['x-ui']);

const isSecret = (field: unknown): boolean =>
  isObject(field) && (field['writeOnly'] === true || getUi(field)['widget'] === 'password');

const isName = (key: string): boolean => [...NAME_KEYS, PERSON_NAME_KEYS[1]].some((name) => name.test(key));

const PATH = /^path$/i;

const isPlainText = (field: Json): boolean =>
  field['type'] === 'string' && ['enum', 'oneOf', 'format', 'x-ui'].every((keyword) => field[keyword] === undefined);

/** Whether a field names the object itself, not a part of it, as `serviceName` may. */
export const isOwnName = (key: string): boolean => /^(name|label|title)$/i.test(key) || CODE_KEYS.includes(key);

/** Returns the names of the fields with the names or codes of objects; none of objects with secrets. */
export function listNamingFields(item: Json): string[] {
  const fields = Object.entries(toObjectOrEmpty(item['properties']));
  if (fields.some(([, field]) => isSecret(field))) return [];
  // Beside a name in several languages, such as a list of texts, a code says nothing.
  const hasOtherName = fields.some(([key, field]) => isName(key) && toObjectOrEmpty(field)['type'] === 'array');
  return fields.flatMap(([key, field]) => {
    const { type } = toObjectOrEmpty(field);
    const isCode = !hasOtherName && CODE_KEYS.includes(key) && ['string', 'integer'].includes(String(type));
    return isCode || (type === 'string' && isName(key)) ? [key] : [];
  });
}

/** Whether a row of any variant can have the field, under this name in the form. */
function isOfEveryVariant(name: string, items: Json): boolean {
  if (toList(items['required']).includes(name)) return true;
  const { branches = [] } = getVariants(items) ?? {};
  return branches.length > 0 && branches.every(({ names }) => names.some(([, own]) => own === name));
}

/** Whether a value is a plain text, or else an object with a name: a cell shows the one or the other. */
export function isTextOrNamedObject(field: Json): boolean {
  const properties = toObjectOrEmpty(field['properties']);
  const values = Object.keys(properties).filter((key) => key.startsWith(VARIANT_VALUE));
  const choice = toObjectOrEmpty(properties[VARIANT_CHOICE]);
  const choices = toList(choice['oneOf'] ?? choice['enum']);
  const isText = toObjectOrEmpty(properties[VARIANT_VALUE])['type'] === 'string';
  const isNamed = listNamingFields(field).some((name) => isOwnName(name));
  return isText && values.length === 1 && choices.length === 2 && isNamed;
}

/** Whether an object has no name, but its path or else its first text is one that each such object has: a cell shows that one. */
function hasTextOfEach(item: Json): boolean {
  const fields = Object.entries(toObjectOrEmpty(item['properties']));
  if (fields.some(([, field]) => isSecret(field))) return false;
  const texts = fields.flatMap(([key, field]) => (isPlainText(toObjectOrEmpty(field)) ? [key] : []));
  const name = texts.find((key) => PATH.test(key)) ?? texts[0];
  return name !== undefined && toList(item['required']).includes(name);
}

/**
 * Whether the items of a list are objects that have names or codes, which a cell shows, and no secrets, which it must not.
 * Of objects of several variants each must have one: a cell would show all that is in others.
 */
export function hasNamedItems({ items }: Json): boolean {
  const item = toObjectOrEmpty(items);
  const names = listNamingFields(item);
  const keys = Object.keys(toObjectOrEmpty(item['properties']));
  if (isTextOrNamedObject(item)) return true;
  const hasVariants = getVariants(item) !== undefined || keys.some(isGeneratedField);
  return hasVariants ? names.some((name) => isOfEveryVariant(name, item)) : names.length > 0 || hasTextOfEach(item);
}
