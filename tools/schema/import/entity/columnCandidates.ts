/** Ranks what a list can show beside the plain fields of a record: fields inside of objects, lists and addresses. */
import { isGeneratedField, VARIANT_VALUE } from '../../../../src/model/jsonSchema/variantDefinition';
import { normalizeName } from '../api/names';
import { isAddressFormat } from '../source/addressFormats';
import { getFieldAtPath } from '../../lint/source/lintFolder';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { BuiltFields } from './entityContext';
import { hasNamedItems } from './displayNames';
import {
  canBeColumn,
  getNameWords,
  isForTools,
  isMoment,
  isTechnicalName,
  isTellingName,
  rankColumn,
  TECHNICAL_RANK,
} from './rankColumns';
import { getVariantPath, hasListVariant, isShownList } from './variantColumns';

/** A path of a column, and how late it is chosen, the lowest first, on the scale of `rankColumn`. */
export interface RankedPath {
  path: string;
  rank: number;
}

/** What each object around a field adds to its rank, and what an optional one adds beside that. */
const RANK_OF_OBJECT = 0.5;
const RANK_OF_OPTIONAL_OBJECT = 1;
/** Of a required identifier: it is chosen like a required name. */
const IDENTIFIER_RANK = -2.5;
/** A day or a time inside of an object is chosen before other values of it. */
const RANK_OF_MOMENT = -0.5;

/** Of fields that only the variant has that is an object. */
const RANK_OF_FURTHER_VARIANT = 0.8;

/** States of a place, such as those of an address, which are no states of a record. */
const REGION = /^(state|province|region)$/i;
/** The last words of what identifies a record. */
const IDENTIFIER_ENDS = new Set(['id', 'identifier', 'number', 'no', 'code', 'reference', 'key']);
/** The parts of the name of a person by which people are told apart. */
const FIRST_NAME = /^(first|given|forename)/i;
const LAST_NAME = /^(last|family|surname)/i;
/** They come before all other names inside of objects. */
const PERSON_RANK = -3;
/** Names of texts by which users tell parts apart, if they have several. */
const LABEL = /^label$/i;
const RANK_OF_LABEL = 0.5;
/** What a record is about, in many words. */
const SUMMARY = /^(description|summary|abstract|about)$/i;

/** Like that of other required fields. */
const RANK_OF_ABSTRACT = -1;
const ABSTRACT = /^(abstract|summary)$/i;

const getUi = (field: Json): Json => toObjectOrEmpty(field['x-ui']);

const isSameName = (one: string, other: string): boolean => normalizeName(one) === normalizeName(other);

/** Whether a name is that of the identifier of something: `occurrenceID` of `Occurrence`, `order_number` of `order`. */
export function isIdentifierOf(name: string, owner: string): boolean {
  const words = getNameWords(name);
  const end = words.at(-1) ?? '';
  return words.length > 1 && IDENTIFIER_ENDS.has(end) && isSameName(words.slice(0, -1).join('-'), owner);
}

/** Whether an object is the name of a person, with these parts: `veteranFullName` with `first` and `last`. */
const isPersonName = (name: string, parts: BuiltFields): boolean =>
  /name$/i.test(name) && [FIRST_NAME, LAST_NAME].every((part) => Object.keys(parts).some((key) => part.test(key)));

/** Returns the rank of a field inside of an object that is called so, before the objects around it count. */
function rankInnerField(name: string, field: Json, isRequired: boolean, objectName: string): number {
  if (isIdentifierOf(name, objectName)) return isRequired ? IDENTIFIER_RANK : -1;
  // What an object is about is called like the object: the token of `token.token`.
  const isOwnName = isSameName(name, objectName) || REGION.test(name);
  const rank = isOwnName ? 0 - Number(isRequired) : rankColumn(name, field, isRequired);
  // A name or a type of a part, such as `signatureType`, is not that of the whole.
  if (rank <= -2 && getNameWords(name).length > 1) return rank + RANK_OF_OBJECT;
  return rank === 0 && isMoment(name, field) ? RANK_OF_MOMENT : rank;
}

/** Whether a path can lead through a field: a dot in its name would divide it. */
const canBeStep = (name: string): boolean => !name.includes('.');

/** So many objects or lists of one shape beside each other are like the rows of a table: no one of them tells of the whole. */
const MANY_ALIKE = 4;

/** Returns the names of the fields of an object, or of the rows of a list, as one text. */
const getShape = ({ type, properties, items }: Json): string =>
  `${[type].flat().join(' ')}: ${Object.keys(toObjectOrEmpty(properties ?? toObjectOrEmpty(items)['properties']))
    .toSorted()
    .join(' ')}`;

/** Returns the fields without the objects and lists of which there are many alike, such as those of several browsers. */
function omitManyAlike(fields: BuiltFields): BuiltFields {
  const shapes = Object.values(fields).map((field) => getShape(toObjectOrEmpty(field)));
  return Object.fromEntries(
    Object.entries(fields).filter(([, field], index) => {
      const isHolder = field['properties'] !== undefined || toObjectOrEmpty(field['items'])['properties'] !== undefined;
      return !isHolder || shapes.filter((shape) => shape === shapes[index]).length < MANY_ALIKE;
    }),
  );
}

/** Ranks the plain fields inside of objects, which are at most in two of them. Those of optional objects come later. */
export function rankNestedFields(
  fields: BuiltFields,
  required: readonly unknown[],
  around: RankedPath = { path: '', rank: 0 },
): RankedPath[] {
  return Object.entries(omitManyAlike(fields)).flatMap(([name, field]) => {
    if (!canBeStep(name) || field['writeOnly'] === true || field['deprecated'] === true) return [];
    const { properties, required: requiredInside } = toObjectOrEmpty(field);
    const inner = toObjectOrEmpty(properties) as BuiltFields;
    const isRequired = required.includes(name);
    const needed = isRequired ? toList(requiredInside) : [];
    const path = `${around.path}${name}.`;
    const rank = around.rank + RANK_OF_OBJECT + (isRequired ? 0 : RANK_OF_OPTIONAL_OBJECT);
    const whole = toObjectOrEmpty(inner[VARIANT_VALUE]);
    // A choice that stands in place of the object tells more of most records than the fields of the object.
    const isChoice = (whole['oneOf'] ?? whole['enum']) !== undefined;
    const hasChoice = isChoice && !isTellingName(name) && canBeColumn(VARIANT_VALUE, whole);
    const ofChoice = { path: path + VARIANT_VALUE, rank: rankColumn(name, whole, isRequired) };
    const plain = Object.entries(inner).flatMap(([innerName, part]): RankedPath[] => {
      if (!isObject(part) || isGeneratedField(innerName) || !canBeStep(innerName)) return [];
      if (!canBeColumn(innerName, part)) return [];
      const isOfPerson = [FIRST_NAME, LAST_NAME].some((end) => end.test(innerName)) && isPersonName(name, inner);
      const ranked = isOfPerson ? PERSON_RANK : rankInnerField(innerName, part, needed.includes(innerName), name);
      // A label that a part may have says less of it than what it must have.
      const isBesideNeeded = toList(requiredInside).length > 0 && !toList(requiredInside).includes(innerName);
      const own = isBesideNeeded && LABEL.test(innerName) ? RANK_OF_LABEL : ranked;
      const later = rank + (hasChoice ? RANK_OF_FURTHER_VARIANT : 0);
      return own + Number(!isRequired) < TECHNICAL_RANK ? [{ path: path + innerName, rank: own + later }] : [];
    });
    return [
      ...(hasChoice ? [ofChoice] : []),
      ...plain,
      ...(around.path === '' ? rankNestedFields(inner, needed, { path, rank }) : []),
    ];
  });
}

/** What lists add to their ranks: those of required ones tell as much as other required fields. */
const RANK_OF_LIST = { required: -1, optional: 0.6, counted: 0.2, nested: 1 };

/** Ranks the lists: a cell shows their texts, the names of their objects, or how many there are. */
export const rankLists = (fields: BuiltFields, required: readonly unknown[], prefix = ''): RankedPath[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isReadable =
      field['writeOnly'] !== true && field['deprecated'] !== true && !isTechnicalName(name) && !isGeneratedField(name);
    const path = hasListVariant(field) ? getVariantPath(name, field) : isShownList(field) ? name : undefined;
    if (!isReadable || path === undefined) return [];
    const list = getFieldAtPath({ [name]: field }, path) ?? {};
    const isCounted = toObjectOrEmpty(list['items'])['properties'] !== undefined && !hasNamedItems(list);
    // The number of the parts of one variant tells less than a field of another.
    if (isCounted && path !== name && !required.includes(name)) return [];
    const isTelling = required.includes(name) && !isCounted;
    const own = isTelling ? RANK_OF_LIST.required : RANK_OF_LIST.optional - Number(required.includes(name)) / 2;
    const rank = own + (isCounted ? RANK_OF_LIST.counted : 0) + (prefix === '' ? 0 : RANK_OF_LIST.nested);
    return [{ path: prefix + path, rank }];
  });

/** Ranks the lists inside of objects. */
export const rankNestedLists = (fields: BuiltFields, required: readonly unknown[]): RankedPath[] =>
  Object.entries(fields).flatMap(([name, { properties, required: needed, writeOnly, deprecated }]) =>
    writeOnly === true || deprecated === true
      ? []
      : rankLists(
          omitManyAlike(toObjectOrEmpty(properties) as BuiltFields),
          required.includes(name) ? toList(needed) : [],
          `${name}.`,
        ),
  );

/** Long texts of every record come before fields that only some kinds of records have. */
const RANK_OF_NOTES = -0.25;

/**
 * Ranks the long texts that tell what a record is about, of which a cell shows the beginning.
 * @param hasKinds whether the records are of several kinds: then other long texts, such as notes, are ranked, too
 */
export const rankSummaries = (fields: BuiltFields, hasKinds: boolean): RankedPath[] =>
  Object.entries(fields).flatMap(([path, field]) => {
    const isLongText = getUi(field)['widget'] === 'multiline' && field['type'] === 'string';
    return isLongText && (hasKinds || SUMMARY.test(path)) ? [{ path, rank: hasKinds ? RANK_OF_NOTES : 0 }] : [];
  });

/** Ranks the required long texts that tell what a record is about in few lines. They come before optional values. */
export const rankAbstracts = (fields: BuiltFields, required: readonly unknown[]): RankedPath[] =>
  rankSummaries(fields, false).flatMap(({ path }) =>
    required.includes(path) && ABSTRACT.test(path) ? [{ path, rank: RANK_OF_ABSTRACT }] : [],
  );

/** Like that of other required fields. */
const RANK_OF_NEEDED_ADDRESS = -1;

/** Names of the address of what a record is about. */
const OWN_ADDRESS = /^(ur[il]|path|file(_?(name|path))?)$/i;

/**
 * Ranks the addresses that a record must have and that are not called so, such as the source of an event.
 * @param hasName whether something names a record: without it, its own address, which is called so, tells what it is about
 */
export const rankNeededAddresses = (
  fields: BuiltFields,
  required: readonly unknown[],
  hasName: boolean,
): RankedPath[] =>
  Object.entries(fields).flatMap(([path, field]) => {
    const isTelling = hasName ? !isTechnicalName(path) : !isTechnicalName(path) || OWN_ADDRESS.test(path);
    return required.includes(path) && isAddressFormat(field['format']) && field['writeOnly'] !== true && isTelling
      ? [{ path, rank: RANK_OF_NEEDED_ADDRESS }]
      : [];
  });

/** Ranks the addresses. In a record without a name, its own address alone may tell what it is about. */
export const rankAddresses = (fields: BuiltFields, hasName: boolean): RankedPath[] =>
  Object.entries(fields).flatMap(([path, field]) => {
    const isAddress = isAddressFormat(field['format']);
    if (isForTools(path) || field['writeOnly'] === true) return [];
    if (!hasName && OWN_ADDRESS.test(path) && (isAddress || canBeColumn(path, field))) return [{ path, rank: -1 }];
    return isAddress ? [{ path, rank: hasName ? 2 : 0.7 }] : [];
  });
