/** Ranks the plain fields inside of objects as columns of a list. */
import { PERSON_NAME_KEYS } from '../../../../src/model/formatting/getArrayItemNameOrValue';
import { isGeneratedField, VARIANT_VALUE } from '../../../../src/model/jsonSchema/variantDefinition';
import { normalizeName } from '../api/names';
import { isObject, toList, toObjectOrEmpty } from '../../lint/source/readJson';
import { isContainerName } from './columnTitles';
import type { BuiltFields } from './entityContext';
import { omitManyAlike } from './omitManyAlike';
import {
  canBeColumn,
  getNameWords,
  isMoment,
  isTellingName,
  rankColumn,
  TECHNICAL_RANK,
  type RankedPath,
} from './rankColumns';
import { rankOwnFields } from './rankOwnFields';

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
/** What is sent of something, as its name ends. */
const IN_MESSAGE = /[-_ ]?(message|request|response|event|command|record|document|data|info)$/i;
/** The parts of the name of a person come before all other names inside of objects. */
const PERSON_RANK = -3;
/** Names of texts by which users tell parts apart, if they have several. */
const LABEL = /^label$/i;
const RANK_OF_LABEL = 0.5;
/** The names of a number that people measure or pay, and of what says in what it is counted. */
const AMOUNT = /^(value|amount|quantity|price|total)$/i;
const UNIT = /^(unit|uom|currency)([_-]?code)?s?$/i;
/** The amount of an object that every record has tells what it is about. */
const RANK_OF_AMOUNT = -2;
const isSameName = (one: string, other: string): boolean => normalizeName(one) === normalizeName(other);

/**
 * Whether a name is that of the identifier of something: `occurrenceID` of `Occurrence`, `order_number` of `order` and of
 * `orderMessage`.
 */
export function isIdentifierOf(name: string, owner: string): boolean {
  const words = getNameWords(name);
  const end = words.at(-1) ?? '';
  const subject = words.slice(0, -1).join('-');
  const isOwner = isSameName(subject, owner) || isSameName(subject, owner.replace(IN_MESSAGE, ''));
  return subject !== '' && IDENTIFIER_ENDS.has(end) && isOwner;
}

/** Whether an object is the name of a person, with these parts: `veteranFullName` with `first` and `last`. */
const isPersonName = (name: string, parts: BuiltFields): boolean =>
  /name$/i.test(name) && PERSON_NAME_KEYS.every((part) => Object.keys(parts).some((key) => part.test(key)));

/** Whether a field is the amount of an object with its unit: `value` beside `unit`. */
const isAmount = (name: string, parts: BuiltFields): boolean =>
  AMOUNT.test(name) && Object.keys(parts).some((key) => UNIT.test(key));

/**
 * Returns the rank of a field inside of an object, before the objects around it count.
 * @param parts the fields of the object
 */
function rankInnerField(name: string, parts: BuiltFields, isRequired: boolean, objectName: string): number {
  const field = parts[name]!;
  if (PERSON_NAME_KEYS.some((end) => end.test(name)) && isPersonName(objectName, parts)) return PERSON_RANK;
  if (isRequired && isAmount(name, parts)) return RANK_OF_AMOUNT;
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

/**
 * Whether an object is around all of what a record is about: the payload of a message, or the only object in it.
 * @param fields beside it
 * @param isInner whether these are themselves in such an object
 */
function isContentObject(name: string, fields: BuiltFields, isRequired: boolean, isInner: boolean): boolean {
  const isOnlyObject = Object.values(fields).filter((field) => isObject(field['properties'])).length === 1;
  return isContainerName(name) ? isRequired || isOnlyObject : isInner && Object.keys(fields).length === 1;
}

/**
 * Ranks the plain fields inside of objects, which are at most in two of them, not counting those around the whole content
 * of a record. Those of optional objects come later.
 * @param around the object with the fields; its path is empty for a record, which is content if it has no envelope
 */
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
    const isContent = around.isContent === true && isContentObject(name, fields, isRequired, around.path !== '');
    const needed = isRequired || isContent ? toList(requiredInside).map(String) : [];
    const path = `${around.path}${name}.`;
    const rank = isContent ? around.rank : around.rank + RANK_OF_OBJECT + (isRequired ? 0 : RANK_OF_OPTIONAL_OBJECT);
    const inContent = isContent ? { isContent } : {};
    const whole = toObjectOrEmpty(inner[VARIANT_VALUE]);
    // A choice that stands in place of the object tells more of most records than the fields of the object.
    const isChoice = (whole['oneOf'] ?? whole['enum']) !== undefined;
    const hasChoice = isChoice && !isTellingName(name) && canBeColumn(VARIANT_VALUE, whole);
    const ofChoice = { path: path + VARIANT_VALUE, rank: rankColumn(name, whole, isRequired) };
    const plain = Object.entries(inner).flatMap(([innerName, part]): RankedPath[] => {
      if (!isObject(part) || isGeneratedField(innerName) || !canBeStep(innerName)) return [];
      if (!canBeColumn(innerName, part)) return [];
      const [ofContent] = isContent ? rankOwnFields([innerName], inner, { required: needed, isStrict: true }) : [];
      const ranked = ofContent?.rank ?? rankInnerField(innerName, inner, needed.includes(innerName), name);
      // A label that a part may have says less of it than what it must have.
      const isBesideNeeded = toList(requiredInside).length > 0 && !toList(requiredInside).includes(innerName);
      const own = isBesideNeeded && LABEL.test(innerName) ? RANK_OF_LABEL : ranked;
      const later = rank + (hasChoice ? RANK_OF_FURTHER_VARIANT : 0);
      return own + Number(!isRequired && !isContent) < TECHNICAL_RANK
        ? [{ path: path + innerName, rank: own + later, ...inContent }]
        : [];
    });
    return [
      ...(hasChoice ? [ofChoice] : []),
      ...plain,
      ...(around.path === '' || around.isContent ? rankNestedFields(inner, needed, { path, rank, ...inContent }) : []),
    ];
  });
}
