/**
 * Converts an object with variants between the form of the API and that of the app, which has the fields of all variants
 * in one object, with a field for the choice.
 */
import type { Field, KnownMembers, KnownParts, ObjectShape } from '../entity/entity';
import { isWithinTextLimits } from '../formRules/textLimits';
import { VARIANT_VALUE, type VariantBranch, type Variants } from '../jsonSchema/variantDefinition';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import { isObject, type FormValues } from '../values/cleanValues';
import { JSON_TYPE_TESTS } from '../values/jsonTypeTests';
import { findChosenBranch } from '../values/findChosenBranch';
import { getOwnProperty } from '../values/getOwnProperty';
import { getEmptyValue } from './emptyValue';
import { serialization as map } from './map';
import { serialization as listOfValues } from './values';

/**
 * The fault of a value that is something else than the schema says, or than a constant. It outweighs missing and unknown
 * keys.
 */
const OTHER_THING = 100;
/** The fault of a variant that is edited as JSON: one with fields that fits as well says more. */
const JSON_FAULT = 0.5;

const isSerialized = ({ ui: { serialization } }: Field): boolean =>
  serialization !== undefined && serialization !== 'none';

/** Returns how far a value deviates from a field; 0 if it fits. */
function countFaults(field: Field, value: unknown): number {
  if (value === undefined || (value === null && field.nullable)) return 0;
  if (field.shape?.variants && field.type !== 'array')
    return countChoiceFaults(field.shape, field.shape.variants, value);
  const { serialization } = field.ui;
  if (serialization === 'map') return isObject(value) ? countRowFaults(field, map.read(value, { field })) : OTHER_THING;
  if (serialization === 'values')
    return Array.isArray(value) ? countRowFaults(field, listOfValues.read(value, { field })) : OTHER_THING;
  // A value that is edited as JSON and has no type may have any form.
  if (field.kind === FALLBACK_FIELD_KIND && field.types.join() === 'string') return 0;
  if (!field.types.some((type) => JSON_TYPE_TESTS[type]?.(value) ?? true)) return OTHER_THING;
  if (Array.isArray(value))
    return value.reduce((sum: number, item) => sum + countItemFaults(field, item), countListFaults(field, value));
  if (field.choices && !field.choices.some((choice) => choice.value === value))
    return field.choices.length === 1 ? OTHER_THING : 1;
  // The limits apply to the form of the app, which a serialized text has not yet.
  if (typeof value === 'string' && !isSerialized(field)) return isWithinTextLimits(field, value) ? 0 : 1;
  if (!isObject(value)) return 0;
  return field.shape ? countShapeFaults(field.shape, value) : countKnownFaults(field, value);
}

/** Returns how far a value with variants of its own deviates from the one that it states, or from the nearest. */
function countChoiceFaults(shape: ObjectShape, { choice, isVirtual, branches }: Variants, value: unknown): number {
  if (isVirtual) return Math.min(...branches.map((branch) => countBranchFaults(shape, branch, value)));
  if (!isObject(value)) return OTHER_THING;
  const isStated = findChosenBranch({ choice, branches }, value[choice]) !== undefined;
  return isStated || (value[choice] === undefined && !shape.required.includes(choice)) ? 0 : 1;
}

/**
 * Returns how far a value deviates whose parts are rows in the app.
 * @param rows undefined if it has other parts
 */
function countRowFaults(field: Field, rows: unknown): number {
  if (!Array.isArray(rows)) return 1;
  return rows.reduce((sum: number, row) => sum + countItemFaults(field, row), countListFaults(field, rows));
}

/**
 * Returns how far an object that is edited as JSON deviates from what is known of it: members that it lacks, and texts that
 * it must not have. If no member is chosen from texts, one of its texts should be a constant.
 */
function countKnownFaults({ known }: Field, value: FormValues): number {
  if (!known) return 0;
  const { constants, values } = known;
  const texts = Object.values(value).filter((part) => typeof part === 'string');
  const isTold = Object.keys(constants).length > 0 || values.length === 0 || texts.length === 0;
  return countMemberFaults(known, value) + (isTold || texts.some((text) => values.includes(text)) ? 0 : 1);
}

/** Returns how far an object deviates from what it needs. */
function countMemberFaults({ required, constants }: KnownMembers, value: FormValues): number {
  const isWrong = ([name, allowed]: [string, readonly unknown[]]): boolean =>
    value[name] !== undefined && !allowed.includes(value[name]);
  return required.filter((name) => value[name] === undefined).length + Object.entries(constants).filter(isWrong).length;
}

/** Returns how far a list deviates from its lengths and, if it is edited as JSON, from what is known of its entries. */
function countListFaults({ known, limits: { minItems = 0, maxItems = Infinity } }: Field, list: unknown[]): number {
  const { entryTypes, entryKinds = [], placeValues = [] } = known ?? {};
  const isOfLength = list.length >= minItems && list.length <= maxItems;
  const objects = entryKinds.length === 0 ? [] : list.filter(isObject);
  const faults = objects.map((entry) => Math.min(...entryKinds.map((kind) => countMemberFaults(kind, entry))));
  const isOther = (values: readonly unknown[], place: number): boolean =>
    place < list.length && values.length > 0 && !values.includes(list[place]);
  const others = placeValues.filter(isOther).length;
  return faults.reduce((sum, own) => sum + own, countEntryFaults(entryTypes, list) + others + Number(!isOfLength));
}

/** Returns how many entries of a list have another type than one of their level. */
function countEntryFaults([types = [], ...inner]: KnownParts['entryTypes'] = [], entries: readonly unknown[]): number {
  const hasType = (entry: unknown): boolean =>
    types.length === 0 || types.some((type) => JSON_TYPE_TESTS[type]?.(entry) ?? true);
  return entries.reduce(
    (sum: number, entry) => sum + Number(!hasType(entry)) + (Array.isArray(entry) ? countEntryFaults(inner, entry) : 0),
    0,
  );
}

function countItemFaults({ item, shape }: Field, value: unknown): number {
  if (item) return countFaults(item, value);
  if (!shape || shape.variants) return 0;
  return isObject(value) ? countShapeFaults(shape, value) : OTHER_THING;
}

const countShapeFaults = ({ fields, required, isOpen }: ObjectShape, value: FormValues): number =>
  required.filter((name) => value[name] === undefined).length +
  Object.values(fields).reduce((sum, field) => sum + countFaults(field, value[field.name]), 0) +
  (isOpen ? 0 : Object.keys(value).filter((name) => !Object.hasOwn(fields, name)).length);

const countOwnFaults = (field: Field | undefined, value: unknown): number => (field ? countFaults(field, value) : 0);

/**
 * Returns how far a value deviates from a variant. A missing or wrong value counts more than one that only another
 * variant describes.
 */
function countBranchFaults({ fields, variants }: ObjectShape, branch: VariantBranch, value: unknown): number {
  const known = new Map(branch.names);
  const own = (name: string): Field | undefined => getOwnProperty(fields, known.get(name) ?? name);
  if (branch.isValue) {
    const field = own(VARIANT_VALUE)!;
    return countFaults(field, value) + (field.kind === FALLBACK_FIELD_KIND ? JSON_FAULT : 0);
  }
  if (!isObject(value)) return OTHER_THING;
  const isOther = (name: string): boolean =>
    branch.excluded?.includes(name) ||
    (!known.has(name) && variants!.branches.some((other) => other.names.some(([described]) => described === name)));
  const names = Object.keys(value);
  const constants = Object.entries(branch.constants ?? {});
  const countOther = ([name, values]: [string, readonly unknown[]]): number =>
    value[name] === undefined || values.includes(value[name]) ? 0 : values.length === 1 ? OTHER_THING : 2;
  return (
    constants.reduce((sum, constant) => sum + countOther(constant), 0) +
    branch.required.filter((name) => value[name] === undefined).length * 2 +
    names.reduce((sum, name) => sum + (isOther(name) ? 1 : countOwnFaults(own(name), value[name]) * 2), 0) +
    names.filter((name) => !own(name)).length
  );
}

/** Returns the variant that a value fits best; the first of several. */
export function findVariantBranch(shape: ObjectShape, value: unknown): VariantBranch | undefined {
  const { variants } = shape;
  const choice = variants?.isVirtual || !isObject(value) ? undefined : value[variants!.choice];
  const chosen = variants && findChosenBranch(variants, choice);
  if (chosen || !variants?.isVirtual) return chosen;
  const ranked = variants.branches.map((branch) => ({ branch, faults: countBranchFaults(shape, branch, value) }));
  return ranked.reduce((best, one) => (one.faults < best.faults ? one : best)).branch;
}

function rename(values: FormValues, pairs: VariantBranch['names']): FormValues {
  const names = new Map(pairs);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [names.get(name) ?? name, value]));
}

/** Converts a value that is not null from the form of the API. */
export function readVariant(shape: ObjectShape, received: unknown): unknown {
  const { variants } = shape;
  const branch = variants && findVariantBranch(shape, received);
  if (!variants || !branch) return received;
  const values = branch.isValue ? { [VARIANT_VALUE]: received } : received;
  if (!isObject(values)) return received;
  return { ...(variants.isVirtual ? { [variants.choice]: branch.values[0] } : {}), ...rename(values, branch.names) };
}

/**
 * Returns the values that the API has sent under names that only other variants describe. The form has no inputs for
 * them, and a variant may allow them as keys of any name.
 */
function getUnshownValues({ fields, variants }: ObjectShape, branch: VariantBranch, received: FormValues): FormValues {
  const known = new Set(branch.names.map(([name]) => name));
  const ofVariants = new Set(variants!.branches.flatMap(({ names }) => names.map(([, own]) => own)));
  const isUnshown = (name: string): boolean => !known.has(name) && ofVariants.has(name) && Object.hasOwn(fields, name);
  return Object.fromEntries(Object.entries(received).filter(([name]) => isUnshown(name)));
}

/**
 * Converts an object to the form of the API. Fields of other variants are left out, unless the API has sent them with
 * this variant.
 * @param received the same value as the API last sent it
 */
export function writeVariant(shape: ObjectShape, values: FormValues, received?: unknown): unknown {
  const { fields, variants } = shape;
  if (!variants) return values;
  const { choice, isVirtual } = variants;
  const branch = findChosenBranch(variants, values[choice]);
  const names = (branch?.names ?? []).map(([name, own]) => [own, name] as const);
  const { [choice]: _, ...others } = values;
  // A value of no variant is no value: an empty object would be one of another type.
  if (isVirtual && !branch && Object.keys(others).length === 0) return undefined;
  const written = rename(isVirtual ? others : values, names);
  const isSame = branch !== undefined && isObject(received) && findVariantBranch(shape, received) === branch;
  const sent = isSame && !branch.isValue ? { ...getUnshownValues(shape, branch, received), ...written } : written;
  if (!branch?.isValue) return sent;
  const field = getOwnProperty(fields, new Map(branch.names).get(VARIANT_VALUE)!);
  return sent[VARIANT_VALUE] ?? (field && getEmptyValue(field));
}
