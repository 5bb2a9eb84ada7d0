/** Chooses the columns of an imported list. */
import { isGeneratedField, VARIANT_VALUE } from '../../../../src/model/jsonSchema/variantDefinition';
import { normalizeName } from '../api/names';
import { isAddressFormat } from '../source/addressFormats';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { BuiltFields } from './entityContext';
import {
  canBeColumn,
  isCreationTime,
  isForTools,
  isMoment,
  isTechnicalName,
  isTellingName,
  rankColumn,
  TECHNICAL_RANK,
} from './rankColumns';

const MAX_COLUMNS = 7;
/** A list with fewer columns of its own also shows lists and fields inside of objects. */
const FEW_COLUMNS = 5;
/** How many names inside of objects stand for the missing name of a record. */
const MAX_INNER_NAMES = 2;
/** What the identifier of a record is called, after the name of the entity: `orderNumber`. */
const IDENTIFIERS = ['id', 'identifier', 'number', 'code'];
const NAMING = /^(name|title|label|(display|full)_?name)$/i;

const getUi = (field: Json): Json => toObjectOrEmpty(field['x-ui']);

/** A generated text, such as a UUID, tells users nothing beside the name of the record. */
const isReadableId = (field: Json): boolean => field['type'] === 'integer' || field['readOnly'] !== true;

const getFirstName = (path: string): string => path.split('.')[0]!;

/** Returns the field at a path inside of an object, by its path. */
function getInnerFields(fields: BuiltFields, path = ''): BuiltFields {
  const [outer = '', ...inner] = path.split('.');
  const field = inner.reduce<unknown>(
    (around, step) => toObjectOrEmpty(toObjectOrEmpty(around)['properties'])[step],
    fields[outer],
  );
  return inner.length > 0 && isObject(field) ? { [path]: field } : {};
}

const isSameName = (one: string, other: string): boolean => normalizeName(one) === normalizeName(other);

interface RankedPath {
  path: string;
  rank: number;
}

/**
 * Returns the plain fields inside of objects that are so deep: 1 for objects of the record. Those of optional objects
 * are chosen later than those of required ones.
 */
const getNestedPaths = (fields: BuiltFields, required: readonly unknown[], depth: number, prefix = ''): RankedPath[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { properties, required: requiredInside } = toObjectOrEmpty(field);
    const inner = toObjectOrEmpty(properties) as BuiltFields;
    const needed = required.includes(name) ? toList(requiredInside) : [];
    if (depth > 1) return getNestedPaths(inner, needed, depth - 1, `${prefix}${name}.`);
    return Object.entries(inner).flatMap(([innerName, part]): RankedPath[] => {
      if (!isObject(part) || isGeneratedField(innerName) || !canBeColumn(innerName, part)) return [];
      // A field with the name of its object is what the object is about: the token of `token.token`.
      const ownRank = isSameName(innerName, name) ? 0 : rankColumn(innerName, part, needed.includes(innerName));
      const rank = ownRank + Number(!required.includes(name));
      return rank < TECHNICAL_RANK ? [{ path: `${prefix}${name}.${innerName}`, rank }] : [];
    });
  });

/** Returns the path of the plain value that a field may have in place of a list or an object, such as `type.$value`. */
function getValuePath(name: string, field: Json): string | undefined {
  const value = toObjectOrEmpty(field['properties'])[VARIANT_VALUE];
  return isObject(value) && isTellingName(name) && canBeColumn(VARIANT_VALUE, value)
    ? `${name}.${VARIANT_VALUE}`
    : undefined;
}

/** Returns the names and titles inside of objects, those that are less deep first. */
const getInnerNames = (fields: BuiltFields, required: readonly string[]): string[] =>
  [1, 2]
    .flatMap((depth) => getNestedPaths(fields, required, depth))
    .map(({ path }) => path)
    .filter((path) => NAMING.test(path.slice(path.lastIndexOf('.') + 1)));

/** What a record is about, in many words. */
const SUMMARY = /^(description|summary|abstract|about)$/i;

/** Returns the long texts that tell what a record is about, of which a cell shows the beginning. */
const getSummaryNames = (fields: BuiltFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    SUMMARY.test(name) && getUi(field)['widget'] === 'multiline' && field['type'] === 'string' ? [name] : [],
  );

/** Returns the lists: a cell shows their texts, or how many objects there are. */
const getListNames = (fields: BuiltFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isReadable = field['writeOnly'] !== true && !isTechnicalName(name) && !isGeneratedField(name);
    const isList = [field['type']].flat().includes('array') && isObject(field['items']);
    return isReadable && isList && getUi(field)['widget'] === undefined ? [name] : [];
  });

const getAddressNames = (fields: BuiltFields): string[] =>
  Object.entries(fields).flatMap(([name, { format }]) => (isAddressFormat(format) && !isForTools(name) ? [name] : []));

const getNestedListNames = (fields: BuiltFields): string[] =>
  Object.entries(fields).flatMap(([name, { properties }]) =>
    getListNames(toObjectOrEmpty(properties) as BuiltFields).map((inner) => `${name}.${inner}`),
  );

/**
 * Returns what a list with few columns shows beside them: fields inside of objects that tell much of the record, lists,
 * other fields of objects, addresses, and what is in deeper objects.
 */
function getOtherPaths(own: BuiltFields, required: readonly string[]): string[] {
  const nested = getNestedPaths(own, required, 1).toSorted((one, other) => one.rank - other.rank);
  const lists = getListNames(own);
  const deeper = getNestedPaths(own, required, 2).toSorted((one, other) => one.rank - other.rank);
  const telling = [
    ...[...nested, ...deeper].filter(({ rank }) => rank < 0).toSorted((one, other) => one.rank - other.rank),
    ...nested.filter(({ rank }) => rank === 0),
  ];
  return [
    ...telling.map(({ path }) => path),
    ...getSummaryNames(own),
    ...lists.toSorted((one, other) => Number(required.includes(other)) - Number(required.includes(one))),
    ...nested.filter((one) => !telling.includes(one)).map(({ path }) => path),
    ...getAddressNames(own),
    ...deeper.filter((one) => !telling.includes(one)).map(({ path }) => path),
    ...getNestedListNames(own),
  ];
}

/** Returns the first names. If none of them is a time and another one is, the last gives way to it, unless it is that of creation. */
function keepMoment(names: readonly string[], count: number, fields: BuiltFields): string[] {
  const chosen = names.slice(0, count);
  const moment = names.find((name) => isMoment(name, fields[name]!) && !isCreationTime(name));
  return moment === undefined || chosen.includes(moment) ? chosen : [...chosen.slice(0, -1), moment];
}

/** The names by which people call a record. */
interface RecordNames {
  idField?: string | undefined;
  titleField?: string | undefined;
  /** Name of the entity in kebab-case, from which the name of an identifier beside the id is known. */
  entityName: string;
  /** The names of the required fields. */
  required?: readonly string[];
}

/**
 * Chooses the columns: the id if users can read it, an identifier beside it, the name, then the other fields in their
 * order. Technical fields are chosen only if there are too few others. Lists and fields inside of objects fill a list that
 * has few columns.
 */
export function chooseColumns(
  own: BuiltFields,
  { idField, titleField, entityName, required = [] }: RecordNames,
): string[] {
  const valuePaths = Object.keys(own).map((name) => getValuePath(name, own[name]!));
  const inner = [idField, titleField, ...valuePaths].map((path) => getInnerFields(own, path));
  const fields = Object.assign({}, ...inner, own) as BuiltFields;
  const isShown = (name: string | undefined): name is string => name !== undefined && name in fields;
  const hasTitle = isShown(titleField);
  const id = isShown(idField) && (!hasTitle || isReadableId(fields[idField]!)) ? [idField] : [];
  const scalars = Object.keys(own).flatMap((name, index) =>
    name !== idField && canBeColumn(name, own[name]!) ? [name] : (valuePaths[index] ?? []),
  );
  const identifiers = IDENTIFIERS.map((end) => normalizeName(`${entityName}-${end}`));
  const identifier = scalars.find((name) => identifiers.includes(normalizeName(name)));
  const named = [identifier, titleField].filter((name) => isShown(name) && name !== idField) as string[];
  const innerNames = hasTitle ? [] : getInnerNames(own, required).slice(0, MAX_INNER_NAMES);
  const first = [...id, ...new Set([...named, ...innerNames])];
  const others = scalars.filter((name) => !first.includes(name));
  const ranks = new Map(
    others.map((name) => [name, rankColumn(getFirstName(name), fields[name]!, required.includes(getFirstName(name)))]),
  );
  const useful = others.filter((name) => ranks.get(name)! < TECHNICAL_RANK);
  const pool = first.length + useful.length > 2 ? useful : others;
  const ranked = pool.toSorted((one, other) => ranks.get(one)! - ranks.get(other)!);
  const chosen = keepMoment(ranked, MAX_COLUMNS - first.length, fields);
  // Dates of creation come last; all others keep the order of the document.
  const sorted = others
    .filter((name) => chosen.includes(name))
    .toSorted((one, other) => Number(isCreationTime(one)) - Number(isCreationTime(other)));
  const columns = [...first, ...sorted];
  const rest = getOtherPaths(own, required).filter((path) => !columns.includes(path));
  return [...columns, ...rest.slice(0, Math.max(0, FEW_COLUMNS - columns.length))];
}
