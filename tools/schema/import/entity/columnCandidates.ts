/** Ranks what a list can show beside plain fields: lists, long texts and addresses. */
import { isGeneratedField } from '../../../../src/model/jsonSchema/variantDefinition';
import { isAddressFormat } from '../source/addressFormats';
import { getFieldAtPath } from '../../lint/source/lintFolder';
import { toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { BuiltFields } from './entityContext';
import { hasNamedItems } from './displayNames';
import { omitManyAlike } from './omitManyAlike';
import {
  canBeColumn,
  isForTools,
  isTechnicalName,
  PERSON_FIELD,
  PERSON_FIELD_RANK,
  type RankedPath,
} from './rankColumns';
import { getVariantPath, hasListVariant, isShownList } from './variantColumns';

/** What a record is about, in many words. */
const SUMMARY = /^(description|summary|abstract|about)$/i;

/** Like that of other required fields. */
const RANK_OF_ABSTRACT = -1;
const ABSTRACT = /^(abstract|summary)$/i;

const getUi = (field: Json): Json => toObjectOrEmpty(field['x-ui']);

/** What lists add to their ranks: those of required ones tell as much as other required fields. */
const RANK_OF_LIST = { required: -1, optional: 0.6, counted: 0.2, nested: 1 };

/** Ranks the lists: a cell shows their texts, the names of their objects, or how many there are. */
export function rankListColumns(fields: BuiltFields, required: readonly unknown[], prefix = ''): RankedPath[] {
  // Of those who took part, the first are named.
  const people = Object.keys(fields).find((name) => PERSON_FIELD.test(name));
  return Object.entries(fields).flatMap(([name, field]) => {
    const isReadable =
      field['writeOnly'] !== true && field['deprecated'] !== true && !isTechnicalName(name) && !isGeneratedField(name);
    const path = hasListVariant(field) ? getVariantPath(name, field) : isShownList(field) ? name : undefined;
    if (!isReadable || path === undefined) return [];
    const list = getFieldAtPath({ [name]: field }, path) ?? {};
    const isCounted = toObjectOrEmpty(list['items'])['properties'] !== undefined && !hasNamedItems(list);
    // The number of the parts of one variant tells less than a field of another.
    if (isCounted && path !== name && !required.includes(name)) return [];
    const isTelling = required.includes(name) && !isCounted;
    const usual = name === people && !isCounted ? PERSON_FIELD_RANK : RANK_OF_LIST.optional;
    const own = isTelling ? RANK_OF_LIST.required : usual - Number(required.includes(name)) / 2;
    const rank = own + (isCounted ? RANK_OF_LIST.counted : 0) + (prefix === '' ? 0 : RANK_OF_LIST.nested);
    return [{ path: prefix + path, rank }];
  });
}

/** Ranks the lists inside of objects. */
export const rankNestedLists = (fields: BuiltFields, required: readonly unknown[]): RankedPath[] =>
  Object.entries(fields).flatMap(([name, { properties, required: needed, writeOnly, deprecated }]) =>
    writeOnly === true || deprecated === true
      ? []
      : rankListColumns(
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
    const isReadable = !isForTools(path) && field['writeOnly'] !== true;
    return required.includes(path) && isAddressFormat(field['format']) && isReadable && isTelling
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
