/** Chooses the columns of an imported list. */
import { getFieldAtPath } from '../../lint/source/lintFolder';
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import {
  rankAbstracts,
  rankAddresses,
  rankListColumns,
  rankNeededAddresses,
  rankNestedLists,
  rankSummaries,
} from './columnCandidates';
import type { BuiltFields } from './entityContext';
import { getLastName } from './metadataFields';
import { hasNamedItems, isOwnName } from './displayNames';
import { isInOptionalObject, isNeededPath, isRareField } from './rareFields';
import { canBeColumn, isCreationTime, isMoment, rankColumn, TECHNICAL_RANK, type RankedPath } from './rankColumns';
import { isNumber, rankOwnFields, rankOwnLists, REQUIRED_LIST_RANK, REQUIRED_TECHNICAL_RANK } from './rankOwnFields';
import { isIdentifierOf, rankNestedFields } from './rankNestedFields';
import { selectByRank, toPaths, reserveTimeColumn, sortByRank } from './selectColumns';
import { getVariantColumnPath, omitAlternatives } from './variantColumns';

const MAX_COLUMNS = 7;
/** A list with fewer columns of its own also shows lists and other fields inside of objects. */
const FEW_COLUMNS = 6;
/** A list with fewer columns also shows what few records may have. */
const MIN_COLUMNS = 4;
/** How many names inside of objects stand for the missing name of a record. */
const MAX_INNER_NAMES = 2;
/** How many other fields inside of required objects, those that tell most, take the place of plain fields. */
const MAX_INNER_FIELDS = 4;
/** Fields inside of objects of this rank or a lower one tell more of a record than most of its plain fields. */
const TELLING_RANK = -1;
/** Optional switches look alike in most rows: lists, and fields inside of objects, tell more. */
const SWITCH_RANK = 2;
/** A name inside of an object stands for that of the record if its object is required or directly in the record. */
const NAME_RANK = 0;
/** What a field adds to its rank if only some kinds of records have it: it comes after most of those of every record. */
const RANK_OF_PARTIAL = 0.8;
const NAMING = /^(name|title|label|(display|full)_?name)$/i;

/** Of optional fields inside of optional objects: lists and addresses of the record tell more. */
const RANK_OF_OPTIONAL_PART = 1.3;

/** Names of lists and maps of the names that a record has, such as those in several languages. */
const NAME_LIST = /^(translations?|locali[sz]ations?|locales?|i18n|l10n|names|titles|labels)$/i;

/** A generated text, such as a UUID, tells users nothing beside the name of the record. */
const isReadableId = (field: Json): boolean =>
  field['type'] === 'integer' || (field['readOnly'] !== true && field['format'] !== 'uuid');

/** Whether the entries of a list are texts, or objects with names. */
const hasNames = (list: Json): boolean => hasNamedItems(list) || toObjectOrEmpty(list['items'])['type'] === 'string';

const getFirstName = (path: string): string => path.split('.')[0]!;

/** Returns the field at a path inside of an object, by its path. */
function getInnerFields(fields: BuiltFields, path = ''): BuiltFields {
  const field = path.includes('.') ? getFieldAtPath(fields, path) : undefined;
  return field === undefined ? {} : { [path]: field };
}

const isInnerName = ({ path, rank }: RankedPath): boolean => NAMING.test(getLastName(path)) && rank <= NAME_RANK;

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
  const variantPaths = Object.keys(own).map((name) => getVariantColumnPath(name, own[name]!, required.includes(name)));
  const valueFields = [idField, titleField, ...variantPaths].map((path) => getInnerFields(own, path));
  const fields = Object.assign({}, ...valueFields, own) as BuiltFields;
  const isShown = (name: string | undefined): name is string => name !== undefined && name in fields;
  const hasTitle = isShown(titleField);
  const id = isShown(idField) && (!hasTitle || isReadableId(fields[idField]!)) ? [idField] : [];
  const scalars = Object.keys(own).flatMap((name, index) =>
    name !== idField && canBeColumn(name, own[name]!) ? [name] : (variantPaths[index] ?? []),
  );
  // `Location ID` beside `Location Name` identifies the record, too.
  const owner = titleField?.replace(/[ _-]?name$/i, '') ?? '';
  const identifier = scalars.find(
    (name) => isIdentifierOf(name, entityName) || (owner !== '' && isIdentifierOf(name, owner)),
  );
  const named = [identifier, titleField].filter((name) => isShown(name) && name !== idField) as string[];
  // The column of a text or an object with a name shows the name.
  const isShownByVariant = ({ path }: RankedPath): boolean =>
    variantPaths.includes(path) || (variantPaths.includes(getFirstName(path)) && isOwnName(getLastName(path)));
  const inObjects = sortByRank(
    rankNestedFields(own, required, { path: '', rank: 0, isContent: isStrict }).filter((one) => !isShownByVariant(one)),
  );
  const parts = omitAlternatives(inObjects, own, scalars);
  const nested = sortByRank(rankLater(parts));
  const isOptionalPart = ({ path }: RankedPath): boolean =>
    isStrict && required.length > 0 && isInOptionalObject(own, required, path);
  const innerNames = hasTitle ? [] : toPaths(parts.filter((one) => isInnerName(one) && !isOptionalPart(one)));
  const anyLists = rankListColumns(own, required).filter(({ path }) => !scalars.includes(path));
  const nameLists = hasTitle ? [] : toPaths(anyLists).filter((path) => NAME_LIST.test(path) && hasNames(own[path]!));
  const first = [...id, ...new Set([...named, ...[...nameLists, ...innerNames].slice(0, MAX_INNER_NAMES)])];

  // A guessed name, such as the method of a request, names a record no more than its address.
  const isNamed = hasTitle && /(name|title|label|subject|headline)$/i.test(titleField);
  // Without a name, a required number or path tells records apart. It also is a column if nothing else is required.
  const isNameless = [...named, ...nameLists, ...innerNames].length === 0;
  const needsPlain = scalars.some((path) => required.includes(getFirstName(path)));
  const ownLists = isStrict ? rankOwnLists(anyLists, own, required, isNameless && !needsPlain) : anyLists;
  const lists = rankLater(ownLists);
  const isOther = ({ path }: RankedPath): boolean => !first.includes(path);
  const plain = rankOwnFields(scalars, fields, { required, isStrict });
  const isUseful = (path: string): boolean =>
    required.includes(path) && rankColumn(path, fields[path] ?? {}, true) === REQUIRED_TECHNICAL_RANK;
  const hasOnlyUseful = isStrict && required.every((name) => name === idField || isUseful(name));
  const useful = isNameless || hasOnlyUseful ? plain.find(({ path }) => isUseful(path)) : undefined;
  const ranked = rankLater(plain).map((one) => (one.path === useful?.path ? { ...one, rank: TELLING_RANK } : one));
  // Numbers of required parts, such as durations, tell less than what else every record has.
  const isNeeded = (path: string): boolean =>
    isStrict && isNeededPath(own, required, path) && !isNumber(getFieldAtPath(own, path) ?? {});
  const isTelling = ({ path, rank }: RankedPath): boolean => rank <= TELLING_RANK || (rank < 0 && isNeeded(path));
  const content = nested.filter((one) => isOther(one) && one.isContent && one.rank < SWITCH_RANK);
  const inner = nested.filter((one) => isOther(one) && !one.isContent && isTelling(one));
  const hasTellingPart = nested.some(
    (one) => required.includes(getFirstName(one.path)) && one.rank < REQUIRED_LIST_RANK,
  );
  const telling = selectByRank(inner, MAX_INNER_FIELDS);
  const main = sortByRank([
    ...[
      ...ranked,
      ...rankAbstracts(own, required),
      ...(isStrict ? rankNeededAddresses(own, required, isNamed) : []),
      // A number of rows tells less than what required objects hold.
      ...lists.filter(({ rank }) => rank <= TELLING_RANK || (rank < 0 && !hasTellingPart)),
    ].filter((one) => isOther(one) && !isPartial(one.path) && one.rank < SWITCH_RANK),
    ...inner.filter(({ path }) => telling.includes(path)),
    ...content,
  ]);
  const isTime = (path: string): boolean => {
    const field = getFieldAtPath(own, path);
    return field !== undefined && isMoment(getLastName(path), field);
  };
  const nestedTimes = nested.filter(({ path }) => required.includes(getFirstName(path)));
  const times = toPaths([...main, ...nestedTimes]).filter(isTime);
  const chosen = reserveTimeColumn(toPaths(main), MAX_COLUMNS - first.length, times, required);
  const order = Object.keys(own);
  // Dates of creation come last; all others keep the order of the document.
  const sorted = chosen.toSorted(
    (one, other) =>
      Number(isCreationTime(one)) - Number(isCreationTime(other)) ||
      order.indexOf(getFirstName(one)) - order.indexOf(getFirstName(other)),
  );
  const columns = [...first, ...sorted];
  const isLikely = ({ path }: RankedPath): boolean => !isStrict || !isRareField(own, required, path);
  const rest = [
    ...nested.map((one) => (isOptionalPart(one) ? { ...one, rank: one.rank + RANK_OF_OPTIONAL_PART } : one)),
    ...rankLater(rankSummaries(own, partial.size > 0)),
    ...lists,
    ...rankLater(rankAddresses(own, hasTitle || innerNames.length > 0)),
    ...rankLater(plain.filter(({ rank }) => rank < TECHNICAL_RANK)),
    ...rankLater(rankNestedLists(own, required)),
  ].filter(({ path }) => !columns.includes(path));
  const left = omitAlternatives(sortByRank(rest), own, columns);
  const likely = [...columns, ...selectByRank(left.filter(isLikely), Math.max(0, FEW_COLUMNS - columns.length))];
  const isDirect = ({ path }: RankedPath): boolean => path.split('.').length <= 2 && !likely.includes(path);
  const filled = [...likely, ...selectByRank(left.filter(isDirect), Math.max(0, MIN_COLUMNS - likely.length))];
  const technical = filled.length > 2 ? [] : toPaths(plain.filter(({ path }) => !filled.includes(path)));
  return [...filled, ...technical.slice(0, MAX_COLUMNS - filled.length)];
}
