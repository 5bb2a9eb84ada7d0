/** Chooses the columns of an imported list. */
import { VARIANT_VALUE } from '../../../../src/model/jsonSchema/variantDefinition';
import { getFieldAtPath } from '../../lint/source/lintFolder';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import {
  hasNamedItems,
  isIdentifierOf,
  rankAbstracts,
  rankAddresses,
  rankLists,
  rankNeededAddresses,
  rankNestedFields,
  rankNestedLists,
  rankSummaries,
  type RankedPath,
} from './columnCandidates';
import type { BuiltFields } from './entityContext';
import {
  canBeColumn,
  isCreationTime,
  isMoment,
  isTellingName,
  isTimeOfChange,
  rankColumn,
  TECHNICAL_RANK,
} from './rankColumns';

const MAX_COLUMNS = 7;
/** A list with fewer columns of its own also shows lists and other fields inside of objects. */
const FEW_COLUMNS = 6;
/** How many names inside of objects stand for the missing name of a record. */
const MAX_INNER_NAMES = 2;
/** How many other fields inside of required objects, those that tell most, take the place of plain fields. */
const MAX_INNER_FIELDS = 3;
/** Fields inside of objects of this rank or a lower one tell more of a record than most of its plain fields. */
const TELLING_RANK = -1;
/** A required path, address or text for machines is chosen if columns are few. */
const USEFUL_RANK = TECHNICAL_RANK - 0.5;
/** Optional switches look alike in most rows: lists, and fields inside of objects, tell more. */
const SWITCH_RANK = 2;
/** A name inside of an object stands for that of the record if its object is required or directly in the record. */
const NAME_RANK = 0;
/** What a field adds to its rank if only some kinds of records have it: it comes after most of those of every record. */
const RANK_OF_PARTIAL = 0.8;
/** A required time of the last change comes before optional values. */
const RANK_OF_ONLY_TIME = -0.25;
/** Of a required number by which people know something, such as the id of a chain: it comes before optional choices. */
const RANK_OF_NUMBER_OF_KIND = -0.9;
const NAMING = /^(name|title|label|(display|full)_?name)$/i;

const NAMING_OR_STATE = /^(name|title|label|type|kind|status|state|(display|full)_?name)$/i;

/** Of optional fields inside of optional objects: lists and addresses of the record tell more. */
const RANK_OF_OPTIONAL_PART = 1.3;

/** Names of lists and maps of the names that a record has, such as those in several languages. */
const NAME_LIST = /^(translations?|locali[sz]ations?|locales?|i18n|l10n|names|titles|labels)$/i;

/** A generated text, such as a UUID, tells users nothing beside the name of the record. */
const isReadableId = (field: Json): boolean =>
  field['type'] === 'integer' || (field['readOnly'] !== true && field['format'] !== 'uuid');

/** Whether a field is called an id and is a number, or may be one. */
const isNumberOfKind = (name: string, field: Json): boolean =>
  /(_id|I[dD])$/.test(name) && [field['type']].flat().includes('integer');

/** Whether the entries of a list are texts, or objects with names. */
const hasNames = (list: Json): boolean => hasNamedItems(list) || toObjectOrEmpty(list['items'])['type'] === 'string';

const getFirstName = (path: string): string => path.split('.')[0]!;
const getLastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Returns the field at a path inside of an object, by its path. */
function getInnerFields(fields: BuiltFields, path = ''): BuiltFields {
  const field = path.includes('.') ? getFieldAtPath(fields, path) : undefined;
  return field === undefined ? {} : { [path]: field };
}

/** Whether a field need not be in an object that need not be there. The only object of a record is the record. */
function isOfOptional(fields: BuiltFields, required: readonly string[], path: string): boolean {
  const [outer = '', inner = ''] = path.split('.');
  if (required.includes(outer) || inner === '' || inner === VARIANT_VALUE) return false;
  const objects = Object.values(fields).filter((field) => isObject(field['properties']));
  return objects.length > 1 && !toList(toObjectOrEmpty(fields[outer])['required']).includes(inner);
}

/** Whether a field is one of many of such an object, and does not say what that is: records with it are few. */
function isChance(fields: BuiltFields, required: readonly string[], path: string): boolean {
  const [outer = '', inner = '', ...deeper] = path.split('.');
  const isOfMany = Object.keys(toObjectOrEmpty(toObjectOrEmpty(fields[outer])['properties'])).length > MAX_INNER_FIELDS;
  return isOfMany && isOfOptional(fields, required, path) && (deeper.length > 0 || !NAMING_OR_STATE.test(inner));
}

/** Returns the path of the plain value that a field may have in place of a list or an object, such as `type.$value`. */
function getValuePath(name: string, field: Json): string | undefined {
  const value = toObjectOrEmpty(field['properties'])[VARIANT_VALUE];
  return isObject(value) && isTellingName(name) && canBeColumn(VARIANT_VALUE, value)
    ? `${name}.${VARIANT_VALUE}`
    : undefined;
}

/** What a further field of the same object adds to its rank: each object shows what it is about before it shows more. */
const RANK_OF_FURTHER_FIELD = 0.25;

const isInnerName = ({ path, rank }: RankedPath): boolean => NAMING.test(getLastName(path)) && rank <= NAME_RANK;

const sortByRank = (paths: readonly RankedPath[]): RankedPath[] =>
  paths.toSorted((one, other) => one.rank - other.rank);

const getPaths = (ranked: readonly RankedPath[]): string[] => ranked.map(({ path }) => path);

const getObject = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** Chooses paths one by one, of each object what tells most before other fields of it. */
function choosePaths(candidates: readonly RankedPath[], count: number): string[] {
  const chosen: string[] = [];
  const left = [...candidates];
  const getRank = ({ path, rank }: RankedPath): number => {
    const object = getObject(path);
    return object === ''
      ? rank
      : rank + chosen.filter((other) => getObject(other) === object).length * RANK_OF_FURTHER_FIELD;
  };
  while (chosen.length < count && left.length > 0) {
    const ranks = left.map(getRank);
    const [next] = left.splice(ranks.indexOf(Math.min(...ranks)), 1);
    if (!chosen.includes(next!.path)) chosen.push(next!.path);
  }
  return chosen;
}

/**
 * Returns the first paths. If none of them is a time and another one is, the last gives way to it, unless it is that of
 * creation and not required.
 * @param times the paths of times, those that tell most first
 * @param needed the paths of required fields
 */
function keepMoment(
  paths: readonly string[],
  count: number,
  times: readonly string[],
  needed: readonly string[],
): string[] {
  const chosen = paths.slice(0, count);
  const time = times.find((path) => !isCreationTime(path) || needed.includes(path));
  if (time === undefined || chosen.some((path) => times.includes(path))) return chosen;
  return [...chosen.slice(0, count - 1), time];
}

/** The names by which people call a record. */
interface RecordNames {
  idField?: string | undefined;
  titleField?: string | undefined;
  /** Name of the entity in kebab-case, from which the name of an identifier beside the id is known. */
  entityName: string;
  /** The names of the required fields. */
  required?: readonly string[];
  /** The names of the fields that only some kinds of records have. */
  partial?: ReadonlySet<string>;
  /** Whether the document is a JSON Schema, whose required fields are those of every record. */
  isStrict?: boolean;
}

/**
 * Chooses the columns: the id if users can read it, an identifier beside it, the name, then the other plain fields and
 * what tells most inside of required objects, in the order of the document. Lists, other fields inside of objects and
 * addresses fill a list that has few columns, technical fields one that has hardly any.
 */
export function chooseColumns(
  own: BuiltFields,
  { idField, titleField, entityName, required = [], partial = new Set(), isStrict = false }: RecordNames,
): string[] {
  const isPartial = (path: string): boolean => partial.has(getFirstName(path));
  const rankLater = (paths: readonly RankedPath[]): RankedPath[] =>
    paths.map((one) => (isPartial(one.path) ? { ...one, rank: one.rank + RANK_OF_PARTIAL } : one));
  const valuePaths = Object.keys(own).map((name) => getValuePath(name, own[name]!));
  const valueFields = [idField, titleField, ...valuePaths].map((path) => getInnerFields(own, path));
  const fields = Object.assign({}, ...valueFields, own) as BuiltFields;
  const isShown = (name: string | undefined): name is string => name !== undefined && name in fields;
  const hasTitle = isShown(titleField);
  const id = isShown(idField) && (!hasTitle || isReadableId(fields[idField]!)) ? [idField] : [];
  const scalars = Object.keys(own).flatMap((name, index) =>
    name !== idField && canBeColumn(name, own[name]!) ? [name] : (valuePaths[index] ?? []),
  );
  const identifier = scalars.find((name) => isIdentifierOf(name, entityName));
  const named = [identifier, titleField].filter((name) => isShown(name) && name !== idField) as string[];
  const parts = sortByRank(rankNestedFields(own, required));
  const nested = sortByRank(rankLater(parts));
  const isOptionalPart = ({ path }: RankedPath): boolean =>
    isStrict && required.length > 0 && isOfOptional(own, required, path);
  const innerNames = hasTitle ? [] : getPaths(parts.filter((one) => isInnerName(one) && !isOptionalPart(one)));
  const lists = rankLater(rankLists(own, required));
  const nameLists = hasTitle ? [] : getPaths(lists).filter((path) => NAME_LIST.test(path) && hasNames(own[path]!));
  const first = [...id, ...new Set([...named, ...[...nameLists, ...innerNames].slice(0, MAX_INNER_NAMES)])];

  // Without a name, a required number or path tells records apart.
  const isNameless = [...named, ...nameLists, ...innerNames].length === 0;
  const isOther = ({ path }: RankedPath): boolean => !first.includes(path);
  // Of records that do not tell when they were created, a required time of the last change is the only one of all.
  const hasCreation = scalars.some(isCreationTime);
  const plain = scalars.map((path): RankedPath => {
    const name = getFirstName(path);
    const isRequired = required.includes(name);
    const isOnlyTime = isRequired && !hasCreation && isTimeOfChange(path, fields[path]!);
    if (isStrict && isRequired && isNumberOfKind(name, fields[path]!)) return { path, rank: RANK_OF_NUMBER_OF_KIND };
    return { path, rank: isOnlyTime ? RANK_OF_ONLY_TIME : rankColumn(name, fields[path]!, isRequired) };
  });
  const useful = isNameless ? plain.find(({ rank }) => rank === USEFUL_RANK) : undefined;
  const ranked = rankLater(plain).map((one) => (one.path === useful?.path ? { ...one, rank: TELLING_RANK } : one));
  const inner = nested.filter((one) => isOther(one) && one.rank <= TELLING_RANK);
  const telling = choosePaths(inner, MAX_INNER_FIELDS);
  const main = sortByRank([
    ...[
      ...ranked,
      ...rankAbstracts(own, required),
      ...(isStrict ? rankNeededAddresses(own, required) : []),
      ...lists.filter(({ rank }) => rank <= TELLING_RANK),
    ].filter((one) => isOther(one) && !isPartial(one.path) && one.rank < SWITCH_RANK),
    ...inner.filter(({ path }) => telling.includes(path)),
  ]);
  const isTime = (path: string): boolean => {
    const field = getFieldAtPath(own, path);
    return field !== undefined && isMoment(getLastName(path), field);
  };
  const nestedTimes = nested.filter(({ path }) => required.includes(getFirstName(path)));
  const times = getPaths([...main, ...nestedTimes]).filter(isTime);
  const chosen = keepMoment(getPaths(main), MAX_COLUMNS - first.length, times, required);
  const order = Object.keys(own);
  // Dates of creation come last; all others keep the order of the document.
  const sorted = chosen.toSorted(
    (one, other) =>
      Number(isCreationTime(one)) - Number(isCreationTime(other)) ||
      order.indexOf(getFirstName(one)) - order.indexOf(getFirstName(other)),
  );
  const columns = [...first, ...sorted];
  const isLikely = ({ path }: RankedPath): boolean => !isStrict || !isChance(own, required, path);
  const rest = [
    ...nested
      .filter(isLikely)
      .map((one) => (isOptionalPart(one) ? { ...one, rank: one.rank + RANK_OF_OPTIONAL_PART } : one)),
    ...rankLater(rankSummaries(own, partial.size > 0)),
    ...lists,
    ...rankLater(rankAddresses(own, hasTitle || innerNames.length > 0)),
    ...rankLater(plain.filter(({ rank }) => rank < TECHNICAL_RANK)),
    ...rankLater(rankNestedLists(own, required)).filter(isLikely),
  ].filter(({ path }) => !columns.includes(path));
  const filled = [...columns, ...choosePaths(rest, Math.max(0, FEW_COLUMNS - columns.length))];
  const technical = filled.length > 2 ? [] : getPaths(plain.filter(({ path }) => !filled.includes(path)));
  return [...filled, ...technical.slice(0, MAX_COLUMNS - filled.length)];
}
