/** Converts a normalized field of a foreign schema to a field of the schema language. */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { buildContains } from './buildContains';
import { buildWidget } from './buildWidget';
import { buildChoices, describeChoices, pickChoices } from './buildChoices';
import { distinguishTitles } from './distinctTitles';
import { addUndescribedRequiredFields, openNamedObject } from './undescribedRequiredFields';
import { alignCodes, getTypes, isOfType, readPattern } from './documentValues';
import { buildRules } from './buildRules';
import type { RuleContext } from './ruleContext';
import { readMoment } from './momentNotations';
import { getUnionLengths } from './listLengths';
import { keepShownMessages } from './keepShownMessages';
import { adaptRequiredKeys } from './requiredKeys';
import { getKnownFormat } from './getKnownFormat';
import { getHelp, getTitle, hasTypeTitle, isDeprecated, omitSharedTitles } from './fieldTexts';
import { titleWholeValues } from './titleWholeValues';
import { buildNumberParsing, buildTextUnion } from './textUnions';
import { MAX_INT32 } from '../api/schemaReader';

/** Keywords that the schema language and JSON Schema share, and that need no conversion. */
const KEPT = [
  'default',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'readOnly',
  'writeOnly',
  'minProperties',
  'maxProperties',
  'errorMessage',
];
const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const TEXTS = ['pattern', 'minLength', 'maxLength'];
const LISTS = ['minItems', 'maxItems', 'uniqueItems'];
const OBJECTS = ['minProperties', 'maxProperties'];
/** Limits by the type to which they apply; on another type they do nothing. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  string: TEXTS,
  integer: NUMBERS,
  number: NUMBERS,
  array: LISTS,
  object: OBJECTS,
  boolean: [],
};
const ALL_LIMITS = [...NUMBERS, ...TEXTS, ...LISTS, ...OBJECTS];
/** Returns the values of a list of choices; a union of schemas is none. */
const getChoices = ({ oneOf }: FieldDefinition): unknown[] | undefined =>
  oneOf?.every((choice) => Object.hasOwn(choice, 'const')) ? oneOf.map((choice) => choice.const) : undefined;

function buildFormat(field: FieldDefinition): Json {
  const format = getTypes(field).includes('string') ? getKnownFormat(field.format) : undefined;
  return format === undefined ? {} : { format };
}

/** The limits of the usual integers, those of 32 bits and those of JavaScript or of more bits, are none of the field. */
const isNoLimit = (key: unknown, value: unknown): boolean => {
  const size = Math.abs(Number(value));
  const isUsual = size === MAX_INT32 || size === MAX_INT32 + 1 || size >= Number.MAX_SAFE_INTEGER;
  return isUsual && (key === 'minimum' || key === 'maximum');
};

const isMoment = ({ format }: FieldDefinition): boolean => format === 'date' || format === 'date-time';

function buildLimits(field: FieldDefinition): Json {
  const allowed = getTypes(field).flatMap((type) => LIMITS[type] ?? []);
  // The pattern of a time is that of its format in requests, which users do not type.
  const keys = KEPT.filter((key) => key !== 'pattern' || !isMoment(field)).filter(
    (key) => !ALL_LIMITS.includes(key) || allowed.includes(key),
  );
  const source = { ...getUnionLengths(field), ...field, pattern: readPattern(field.pattern) } as Json;
  const entries = keys
    .filter((key) => source[key] !== undefined && (source[key] !== false || key === 'default'))
    .map((key) => [key, source[key]]);
  return Object.fromEntries(entries.filter(([key, value]) => !isNoLimit(key, value)));
}

/** Removes a default that no input could show: it is null, an empty object, of another type or not a time. */
const isUsefulDefault = (value: unknown, field: FieldDefinition): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !isObject(value) &&
  !(Array.isArray(value) && value.length === 0) &&
  // The largest number of JavaScript stands for no limit.
  Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER &&
  isOfType(value, getTypes(field)) &&
  !(isMoment(field) && Number.isNaN(Date.parse(String(value))));

function buildChildren(described: FieldDefinition, context: RuleContext): Json {
  const field = context.values ? addUndescribedRequiredFields(described) : described;
  const { required } = field;
  const types = getTypes(field);
  const can = (type: string): boolean => types.length === 0 || types.includes(type);
  // Documents have properties and items of other types, which do nothing.
  const properties = can('object') && field.properties ? omitSharedTitles(field.properties) : undefined;
  const items = can('array') ? field.items : undefined;
  const names = Object.keys(properties ?? {});
  // An object without keys is sent as it is.
  if (properties && names.length === 0) return { properties: {} };
  const fields = Object.entries(properties ?? {}).flatMap(([name, part]) =>
    part === false ? [] : [[name, buildField(name, part, context)]],
  );
  const needed = (required ?? []).filter((name) => !(properties?.[name] as FieldDefinition | undefined)?.readOnly);
  const built = distinguishTitles(Object.fromEntries(fields));
  const rules = buildRules(field, names, context.values?.definitions, context);
  const { fields: kept, required: stated } = adaptRequiredKeys(built, properties ?? {}, needed, field, rules);
  return {
    ...(names.length > 0
      ? {
          properties: kept,
          ...(stated.length > 0 ? { required: stated } : {}),
          additionalProperties: true,
          ...rules,
        }
      : {}),
    ...(isObject(items) ? { items: buildItem(items as FieldDefinition, context) } : {}),
  };
}

function buildItem(item: FieldDefinition, context?: RuleContext): Json {
  const { title: _, description: __, ...built } = buildField('', item, context);
  return built;
}

const toItem = ({ items }: FieldDefinition): FieldDefinition =>
  isObject(items) ? (items as FieldDefinition) : { type: 'string' };

/**
 * Builds a field of an entity file.
 * @param name name of the field, from which its title is made unless the document has one
 * @param context takes the schemas of values that users edit as JSON, and the rules that are left out
 */
export function buildField(name: string, described: FieldDefinition, context: RuleContext = {}): Json {
  const field = readMoment(context.values ? openNamedObject(described) : described);
  const ui: Json = { ...buildWidget(name, field), ...(name !== '' && context.values ? buildNumberParsing(field) : {}) };
  const isJson = ui['widget'] === 'json';
  const valueTypes = getTypes(field).filter((type) => type !== 'null');
  // The codes of a list that a document gives to the list itself are those of its items.
  const isList = valueTypes.join() === 'array';
  const codes = toList(field.enum ?? getChoices(field) ?? (field.const === undefined ? [] : [field.const]));
  const choices = isList ? codes : alignCodes(codes, valueTypes);
  const isOptions = choices.length > 0 && choices.every((one) => !isObject(one) && !Array.isArray(one));
  const isTitled = field.oneOf?.some((choice) => choice.title !== undefined);
  const labelled = isTitled ? { oneOf: pickChoices(field.oneOf) } : buildChoices(choices);
  const options = !isOptions || isJson ? {} : describeChoices(labelled, field.oneOf);
  const { default: initial, ...limits } = buildLimits(field);
  const types = getTypes(field).filter((type) => !(isOptions && type === 'null'));
  const stated = hasTypeTitle(name, field) ? undefined : field.title;
  const title = getTitle(name, stated, field.description, isOptions && choices.length === 1);
  const description = getHelp(field.description, title, isOptions ? choices.filter((one) => one !== null) : []);
  return keepShownMessages({
    ...pickComment(described as Json),
    ...(isJson ? context.values?.refer(name, described) : {}),
    ...(types.length > 0 ? { type: types.length === 1 ? types[0] : types } : {}),
    title,
    ...(description ? { description } : {}),
    ...(isDeprecated(field) ? { deprecated: true } : {}),
    ...(isList ? {} : options),
    ...(isOptions || isJson ? {} : buildTextUnion(field, field.anyOf ?? field.oneOf)),
    ...buildFormat(field),
    ...(isJson || (isOptions && !isList) ? pickFlags(limits) : limits),
    ...(isUsefulDefault(initial, field) && !isJson ? { default: initial } : {}),
    ...(isJson ? {} : buildChildren(titleWholeValues(isList ? { ...field, oneOf: undefined } : field, title), context)),
    ...(isJson ? {} : buildContains({ ...field, 'x-ui': ui })),
    ...(isList && isOptions && !isJson ? { items: { ...buildItem(toItem(field)), ...options } } : {}),
    ...(Object.keys(ui).length > 0 ? { 'x-ui': ui } : {}),
  });
}

/** Whether a built field is an object without fields, which has no input and is sent. */
export const isSentWithoutInput = ({ properties, 'x-ui': ui }: Json): boolean =>
  isObject(properties) && Object.keys(properties).length === 0 && toObjectOrEmpty(ui)['sendBackUnchanged'] === true;

const pickComment = ({ $comment }: Json): Json => ($comment === undefined ? {} : { $comment });

const pickFlags = ({ readOnly, writeOnly }: Json): Json => ({
  ...(readOnly ? { readOnly } : {}),
  ...(writeOnly ? { writeOnly } : {}),
});
