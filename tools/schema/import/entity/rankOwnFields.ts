/** Ranks the fields and lists of a record itself, with what a JSON Schema says about records of its kind. */
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { RankedPath } from './rankColumns';
import type { BuiltFields } from './entityContext';
import { getNameWords, isCreationTime, isTellingName, isTimeOfChange, rankColumn, TECHNICAL_RANK } from './rankColumns';

/** A required path, address or text for machines is chosen if columns are few. */
export const REQUIRED_TECHNICAL_RANK = TECHNICAL_RANK - 0.5;
/** A required time of the creation, or else of the last change, comes before optional values. */
const RANK_OF_ONLY_TIME = -0.25;
/** Of a required number by which people know something, such as the id of a chain: it comes before optional choices. */
const RANK_OF_NUMBER_OF_KIND = -0.9;
/** Of a required id of another record, which says to what a record belongs: it comes before optional values. */
const RANK_OF_ID_OF_OTHER = -0.3;
/** An optional name, kind or state of a part, such as `virusCheckStatus`: it comes after required values. */
const RANK_OF_OPTIONAL_PART_NAME = -0.95;
/** An optional number tells less of a record than an optional text, unless most of its values are numbers. */
const RANK_OF_NUMBER = 0.25;
/** What every record holds comes before optional values, though a cell only shows how many there are. */
export const REQUIRED_LIST_RANK = -0.5;
/** The parts of a record without a name say what it holds. */
const RANK_OF_PARTS = -0.25;
/** Of so many lists of parts: others come after plain values. */
const MAX_PARTS = 4;

interface RecordShape {
  required: readonly string[];
  /** Whether the document is a JSON Schema, whose required fields are those of every record. */
  isStrict: boolean;
}

/** Whether a field is called an id and is a number, or may be one. */
const isNumberOfKind = (name: string, { type }: Json): boolean =>
  /(_id|I[dD])$/.test(name) && [type].flat().some((one) => one === 'integer' || one === 'number');

/** Whether a field is the id of another record that users may know, as no UUID is. */
const isIdOfOther = (name: string, { type, format }: Json): boolean =>
  /[\p{L}\d][ _-]?(?:(?<=[ _-])id|I[dD])$/u.test(name) && type === 'string' && format === undefined;

/** Whether a field is a number and no text. */
export const isNumber = ({ type }: Json): boolean =>
  [type].flat().some((one) => one === 'number' || one === 'integer') && ![type].flat().includes('string');

/**
 * Ranks the plain fields of a record.
 * @param paths their names, or the paths of the plain values of variants
 * @param fields the fields by these paths
 */
export function rankOwnFields(
  paths: readonly string[],
  fields: BuiltFields,
  { required, isStrict }: RecordShape,
): RankedPath[] {
  // Of records that do not tell when they were created, a required time of the last change is the only one of all.
  const hasCreation = paths.some(isCreationTime);
  const numbers = paths.filter((path) => isNumber(fields[path]!));
  const isLater = (field: Json): boolean => isStrict && isNumber(field) && numbers.length * 2 < paths.length;
  return paths.map((path) => {
    const [name = ''] = path.split('.');
    const field = fields[path]!;
    const isRequired = required.includes(name);
    if (isRequired && !hasCreation && isTimeOfChange(path, field)) return { path, rank: RANK_OF_ONLY_TIME };
    if (isRequired && isStrict && isCreationTime(name)) return { path, rank: RANK_OF_ONLY_TIME };
    const rank = rankColumn(name, field, isRequired);
    const isOfPart = isStrict && !isRequired && isTellingName(name) && getNameWords(name).length > 1;
    if (isOfPart && rank < RANK_OF_OPTIONAL_PART_NAME) return { path, rank: RANK_OF_OPTIONAL_PART_NAME };
    if (isStrict && isRequired && isNumberOfKind(name, field)) return { path, rank: RANK_OF_NUMBER_OF_KIND };
    if (isStrict && isRequired && isIdOfOther(name, field)) return { path, rank: RANK_OF_ID_OF_OTHER };
    return { path, rank: isLater(field) && rank === 0 ? RANK_OF_NUMBER : rank };
  });
}

/**
 * Returns the lists of a record with the ranks that they have in records of a JSON Schema.
 * @param isNameless whether nothing names a record, and it has no plain value that is required
 */
export function rankOwnLists(
  lists: readonly RankedPath[],
  fields: BuiltFields,
  required: readonly string[],
  isNameless: boolean,
): RankedPath[] {
  const hasParts = (path: string): boolean => isObject(toObjectOrEmpty(fields[path]?.['items'])['properties']);
  const parts = lists.filter(({ path }) => isNameless && hasParts(path)).slice(0, MAX_PARTS);
  return lists.map((one) => {
    if (required.includes(one.path)) return { ...one, rank: Math.min(one.rank, REQUIRED_LIST_RANK) };
    return parts.includes(one) ? { ...one, rank: Math.min(one.rank, RANK_OF_PARTS) } : one;
  });
}
