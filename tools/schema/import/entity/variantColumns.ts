/** Tells how a list shows a value that is of one of several variants. */
import {
  getVariants,
  listFieldsRequiredByVariants,
  VARIANT_VALUE,
} from '../../../../src/model/jsonSchema/variantDefinition';
import { getFieldAtPath } from '../../lint/source/lintFolder';
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { BuiltFields } from './entityContext';
import { getLastName } from './metadataFields';
import { hasNamedItems, isTextOrNamedObject } from './displayNames';
import { canBeColumn, isForTools, isTechnicalName, isTellingName } from './rankColumns';

const isValueName = (name: string): boolean => name === VARIANT_VALUE || name.startsWith(`${VARIANT_VALUE}$`);

/** Whether a cell can show a list: its texts, the names of its objects, or how many there are. */
export const isShownList = (field: Json): boolean =>
  [field['type']].flat().includes('array') &&
  isObject(field['items']) &&
  field['writeOnly'] !== true &&
  toObjectOrEmpty(field['x-ui'])['widget'] === undefined;

/** Whether a cell shows only how many rows a list has. */
const isCounted = (field: unknown): boolean =>
  isObject(toObjectOrEmpty(toObjectOrEmpty(field)['items'])['properties']) && !hasNamedItems(toObjectOrEmpty(field));

/** Returns the names of the values of a union that a cell can show, each of which only one variant has: texts and lists. */
const listValueNames = (field: Json): string[] =>
  Object.entries(toObjectOrEmpty(field['properties'])).flatMap(([name, value]) =>
    isValueName(name) && isObject(value) && (isShownList(value) || canBeColumn(VARIANT_VALUE, value)) ? [name] : [],
  );

/** Whether a value of a union is a list, or an object with free keys. */
export const hasListVariant = (field: Json): boolean =>
  listValueNames(field).some((name) => isShownList(toObjectOrEmpty(toObjectOrEmpty(field['properties'])[name])));

/**
 * Returns the path under which a column shows a field of several variants: the field itself if it is a text or an object
 * with a name, or else the first plain value or list that it may be, such as `type.$value`.
 */
export function getVariantPath(name: string, field: Json): string | undefined {
  if (isTextOrNamedObject(field)) return name;
  const [value] = isForTools(name) ? [] : listValueNames(field);
  return value === undefined ? undefined : `${name}.${value}`;
}

/** Returns that path of a field that tells much of a record: one that every record has, or one with the name of a kind. */
export function getVariantColumnPath(name: string, field: Json, isRequired: boolean): string | undefined {
  const path = getVariantPath(name, field);
  if (path === undefined || path === name) return path;
  const isPlain = !isShownList(toObjectOrEmpty(toObjectOrEmpty(field['properties'])[path.slice(name.length + 1)]));
  return isRequired || (isPlain && isTellingName(name)) ? path : undefined;
}

/** Returns the path of the object in which two paths divide, and the names that follow there. */
function divide(one: string, other: string): { holder: string; names: [string, string] } {
  const [first, second] = [one.split('.'), other.split('.')];
  const at = first.findIndex((name, index) => name !== second[index]);
  return { holder: first.slice(0, at).join('.'), names: [first[at] ?? '', second[at] ?? ''] };
}

/** Whether no record has a value at both paths, because they are in different variants of one object. */
function areAlternatives(fields: BuiltFields, one: string, other: string): boolean {
  const { holder, names } = divide(one, other);
  const { branches = [] } = getVariants(getFieldAtPath(fields, holder) ?? {}) ?? {};
  const owned = branches.map((branch) => branch.names.map(([, own]) => own));
  return (
    names.every((name) => owned.some((own) => own.includes(name))) &&
    !owned.some((own) => names.every((name) => own.includes(name)))
  );
}

/**
 * Returns the paths of columns without those that are blank wherever an earlier one has a value.
 * @param ranked the paths, those that tell most first
 * @param chosen paths of columns before them
 */
export function omitAlternatives<T extends { path: string }>(
  ranked: readonly T[],
  fields: BuiltFields,
  chosen: readonly string[] = [],
): T[] {
  const kept: T[] = [];
  for (const one of ranked) {
    const paths = [...chosen, ...kept.map(({ path }) => path)];
    if (!paths.some((path) => path !== one.path && areAlternatives(fields, path, one.path))) kept.push(one);
  }
  return kept;
}

/**
 * Returns the path of what a column shows of a record that has another variant of the object around the value.
 * @param path of the column
 * @param columns the paths of all columns: of an object of which the list shows several fields, none stands for the others
 * @returns undefined if no variant without that value has one that a cell can show
 */
export function getAlternativePath(path: string, fields: BuiltFields, columns: readonly string[]): string | undefined {
  const holder = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const object = holder === '' ? undefined : getFieldAtPath(fields, holder);
  const isOneOfSeveral = columns.some((other) => other !== path && other.startsWith(`${holder}.`));
  if (object === undefined || (isOneOfSeveral && !isValueName(getLastName(path)))) return undefined;
  const properties = toObjectOrEmpty(object['properties']);
  const needed = listFieldsRequiredByVariants(object).filter((name) => {
    const field = properties[name];
    return isObject(field) && !isValueName(name) && !isTechnicalName(name) && canBeColumn(name, field);
  });
  // The number of rows does not stand for a text of another variant.
  const values = listValueNames(object).filter(
    (name) => isValueName(getLastName(path)) || !isCounted(properties[name]),
  );
  return [...values, ...needed]
    .map((name) => `${holder}.${name}`)
    .find((other) => areAlternatives(fields, path, other));
}
