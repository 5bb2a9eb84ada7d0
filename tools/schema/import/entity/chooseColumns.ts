/** Chooses the columns of an imported list. */
import { isVendorExtension } from '../../../../src/model/compile/vendorExtensions';
import { isGeneratedField, VARIANT_VALUE } from '../../../../src/model/jsonSchema/variantDefinition';
import { normalizeName } from '../api/names';
import { isAddressFormat } from '../source/addressFormats';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { BuiltFields } from './entityContext';

const MAX_COLUMNS = 7;
/** A list with fewer columns of its own also shows fields inside of objects. */
const FEW_COLUMNS = 4;
/** How many names inside of objects stand for the missing name of a record. */
const MAX_INNER_NAMES = 2;
const SCALARS = ['string', 'integer', 'number', 'boolean'];

/** What the identifier of a record is called, after the name of the entity: `orderNumber`. */
const IDENTIFIERS = ['id', 'identifier', 'number', 'code'];
/** Fields that say little in a list: technical keys, coordinates, texts for machines, and the ids of other records. */
const TECHNICAL =
  /^(slug|handle|display|order|position|priority|version|revision|rank|weight|lat(itude)?|lon(gitude)?|lng|zoom_?level|etag|hash|checksum|md5|sha\d*|locale|lang(uage)?|time_?zone|origin|self|mime(_?type)?|object|external_?id|logo|icon|banner|image|picture|photo|avatar|thumbnail)$|(Id|_id|ID|Uuid|_uuid|_?(url|uri|href|token|hash|digest|symbol|decimal_?places|content_?type|(schema|spec|format)_?version))$/i;
const CREATED = /^(date_?)?created(_?(at|on|date|time|timestamp))?$|^(creation|insert)_?(date|time)$/i;
const BOOKKEEPING =
  /^(date_?)?(updated|modified|deleted|archived|changed|last_?(updated|modified))(_?(at|on|by|date|time|timestamp))?$|^created_?by$/i;

const getUi = (field: Json): Json => toObjectOrEmpty(field['x-ui']);

/** Names of fields that tell most about a record. */
const TELLING = /(name|title|type|kind|status|state|category|label)$/i;
const NAMING = /^(name|title|label|(display|full)_?name)$/i;
/** What only tools read, such as the address of the schema of a document, or what the terms of a linked document mean. */
const FOR_TOOLS = /^(\$(schema|vocabulary|comment|anchor|dynamicAnchor)|@(context|vocab))$/;

/** Whether a cell can show the field without crowding out the others. */
function isColumn(name: string, field: Json): boolean {
  const { widget } = getUi(field);
  const isScalar = [field['type']].flat().some((type) => SCALARS.includes(String(type)));
  return (
    isScalar &&
    !FOR_TOOLS.test(name) &&
    widget !== 'variant' &&
    !isVendorExtension(name, field) &&
    toList(field['oneOf'] ?? field['enum']).length !== 1 &&
    field['writeOnly'] !== true &&
    !['multiline', 'json', 'password'].includes(String(widget)) &&
    !isAddressFormat(field['format'])
  );
}

/** Returns how late a field is chosen: the lowest first. */
function getRank(name: string, field: Json): number {
  if (TELLING.test(name) && !TECHNICAL.test(name)) return -1;
  if (getUi(field)['options'] !== undefined || field['oneOf'] !== undefined) return 0;
  if (BOOKKEEPING.test(name)) return 3;
  if (TECHNICAL.test(name)) return 2;
  return CREATED.test(name) ? 1 : 0;
}

/** A generated text, such as a UUID, tells users nothing beside the name of the record. */
const isReadableId = (field: Json): boolean => field['type'] === 'integer' || field['readOnly'] !== true;

const getFirstName = (path: string): string => path.split('.')[0]!;

/** Returns the field at a path inside of an object, by its path. */
function getInnerFields(fields: BuiltFields, path = ''): BuiltFields {
  const [outer = '', inner = ''] = path.split('.');
  const field = toObjectOrEmpty(fields[outer]?.['properties'])[inner];
  return isObject(field) ? { [path]: field } : {};
}

/** Returns the paths of the plain fields inside of objects that are so deep: 1 for objects of the record. */
const getNestedPaths = (fields: BuiltFields, depth: number, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const inner = toObjectOrEmpty(toObjectOrEmpty(field)['properties']) as BuiltFields;
    if (depth > 1) return getNestedPaths(inner, depth - 1, `${prefix}${name}.`);
    return Object.entries(inner).flatMap(([innerName, part]) =>
      isObject(part) && !isGeneratedField(innerName) && isColumn(innerName, part) && getRank(innerName, part) < 2
        ? [`${prefix}${name}.${innerName}`]
        : [],
    );
  });

/** Returns the path of the plain value that a field may have in place of a list or an object, such as `type.$value`. */
function getValuePath(name: string, field: Json): string | undefined {
  const value = toObjectOrEmpty(field['properties'])[VARIANT_VALUE];
  return isObject(value) && TELLING.test(name) && isColumn(VARIANT_VALUE, value)
    ? `${name}.${VARIANT_VALUE}`
    : undefined;
}

/** Returns the names and titles inside of objects, those that are less deep first. */
const getInnerNames = (fields: BuiltFields): string[] =>
  [1, 2].flatMap((depth) =>
    getNestedPaths(fields, depth).filter((path) => NAMING.test(path.slice(path.lastIndexOf('.') + 1))),
  );

/** Returns the lists: a cell shows their texts, or how many objects there are. */
const getListNames = (fields: BuiltFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    [field['type']].flat().includes('array') && isObject(field['items']) && getUi(field)['widget'] === undefined
      ? [name]
      : [],
  );

const getAddressNames = (fields: BuiltFields): string[] =>
  Object.entries(fields).flatMap(([name, { format }]) =>
    isAddressFormat(format) && !FOR_TOOLS.test(name) ? [name] : [],
  );

/**
 * Returns what a list without plain fields shows beside the id: fields of deeper objects, those of required objects
 * first, or else addresses and lists.
 */
function getOtherPaths(own: BuiltFields, columns: readonly string[], required: readonly string[]): string[] {
  const isOptional = (path: string): number => Number(!required.includes(getFirstName(path)));
  const nested = getNestedPaths(own, 1).toSorted((one, other) => isOptional(one) - isOptional(other));
  const rest = [...getAddressNames(own), ...getListNames(own)];
  const pools = [nested, ...(columns.length > 1 ? [] : [getNestedPaths(own, 2), rest])];
  return pools.map((paths) => paths.filter((path) => !columns.includes(path))).find((paths) => paths.length > 0) ?? [];
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
 * order. Technical fields are chosen only if there are too few others, and lists only if there is nothing else.
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
    name !== idField && isColumn(name, own[name]!) ? [name] : (valuePaths[index] ?? []),
  );
  const identifiers = IDENTIFIERS.map((end) => normalizeName(`${entityName}-${end}`));
  const identifier = scalars.find((name) => identifiers.includes(normalizeName(name)));
  const named = [identifier, titleField].filter((name) => isShown(name) && name !== idField) as string[];
  const innerNames = hasTitle ? [] : getInnerNames(own).slice(0, MAX_INNER_NAMES);
  const first = [...id, ...new Set([...named, ...innerNames])];
  const others = scalars.filter((name) => !first.includes(name));
  const ranks = new Map(others.map((name) => [name, getRank(getFirstName(name), fields[name]!)]));
  const useful = others.filter((name) => ranks.get(name)! < 2);
  const pool = first.length + useful.length > 2 ? useful : others;
  const chosen = pool
    .toSorted((one, other) => ranks.get(one)! - ranks.get(other)!)
    .slice(0, MAX_COLUMNS - first.length);
  // Dates of creation come last; all others keep the order of the document.
  const sorted = others
    .filter((name) => chosen.includes(name))
    .toSorted((one, other) => Number(CREATED.test(one)) - Number(CREATED.test(other)));
  const columns = [...first, ...sorted];
  return [...columns, ...getOtherPaths(own, columns, required).slice(0, Math.max(0, FEW_COLUMNS - columns.length))];
}
