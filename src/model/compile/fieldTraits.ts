/**
 * Traits, that is properties of a field that determine its kind in addition to its JSON type. The field kinds in
 * `schema/meta` refer to traits by name.
 */
import { getJsonTypes } from '../schemaLanguage/fieldTypes';
import type { FieldDefinition, JsonType } from '../schemaLanguage/definition';
import { findPeriodFields } from '../values/periodFields';

export interface FieldTrait {
  test: (field: FieldDefinition) => boolean;
  /**
   * The schema keywords that give a field this trait. The lint displays them if the selected kind requires the
   * trait and the field lacks it.
   */
  needs: string;
}

/** Texts with a greater maximum length are too long to read in a single-line input. */
const LONG = 255;
const PLAIN: readonly JsonType[] = ['string', 'integer', 'number'];
const PICTURE = /^\.(jpe?g|png|gif|webp)$/i;

export const isChoiceList = (oneOf: FieldDefinition['oneOf']): boolean =>
  oneOf !== undefined && oneOf.every((choice) => 'const' in choice);

const hasChoices = (field: FieldDefinition): boolean =>
  isChoiceList(field.oneOf) ||
  field.enum !== undefined ||
  ['string', 'number'].includes(typeof field.const) ||
  field['x-ui']?.options !== undefined ||
  field['x-ui']?.optionRange !== undefined;

const isPlain = (items: FieldDefinition | undefined): boolean =>
  items !== undefined && Object.keys(items).length > 0 && PLAIN.includes(getJsonTypes(items)[0] ?? 'null');

const DAYS = ['date', 'yyyy-MM-dd'];

/** Keywords of texts that may be something other than a day, such as `present`. */
const UNIONS = ['anyOf', 'oneOf', 'enum', 'const'] as const;

function isPeriod({ properties = {} }: FieldDefinition): boolean {
  const [first, last] = findPeriodFields(properties) ?? [];
  if (first === undefined || last === undefined) return false;
  const ends = [properties[first], properties[last]] as FieldDefinition[];
  if (ends.some((end) => getJsonTypes(end)[0] !== 'string' || UNIONS.some((key) => end[key] !== undefined)))
    return false;
  // Objects with `start` and `end` are often not periods, so both ends must be dates.
  return first === 'from' || ends.every(({ format = '' }) => DAYS.includes(format));
}

export const FIELD_TRAITS: Readonly<Record<string, FieldTrait>> = {
  choices: { test: hasChoices, needs: 'choices: "oneOf", "enum" or "x-ui": { "options": … }' },
  itemChoices: {
    test: (field) => hasChoices(field) || (field.items !== undefined && hasChoices(field.items)),
    needs: 'choices: "oneOf", "enum" or "x-ui": { "options": … }',
  },
  plainItems: { test: ({ items }) => isPlain(items), needs: '"items" of plain texts or numbers' },
  suggestions: {
    test: ({ 'x-ui': ui }) => ui?.suggestionOptions !== undefined || ui?.suggestedTexts !== undefined,
    needs: '"x-ui": { "suggestedTexts": … } or { "suggestionOptions": … }',
  },
  long: {
    test: (field) => field['x-ui']?.textareaRows !== undefined || (field.maxLength ?? 0) > LONG,
    needs: '"x-ui": { "textareaRows": … }',
  },
  decimals: { test: (field) => field['x-ui']?.maxDecimals !== undefined, needs: '"x-ui": { "maxDecimals": … }' },
  currency: { test: (field) => field['x-ui']?.currency !== undefined, needs: '"x-ui": { "currency": … }' },
  period: { test: isPeriod, needs: 'two days as its properties: "from" and "to", or "start" and "end"' },
  countries: { test: (field) => field['x-ui']?.options === 'countries', needs: '"x-ui": { "options": "countries" }' },
  generate: {
    test: (field) => field['x-ui']?.serverGenerated !== undefined,
    needs: '"x-ui": { "serverGenerated": … }',
  },
  secret: {
    test: (field) => field['x-ui']?.maskedByServer === true || field['x-ui']?.columnDefaults?.display === 'secret',
    needs: '"x-ui": { "maskedByServer": true } or { "columnDefaults": { "display": "secret" } }',
  },
  upload: { test: (field) => field['x-ui']?.upload !== undefined, needs: '"x-ui": { "upload": … }' },
  sentFiles: {
    test: ({ 'x-ui': { upload } = {} }) => upload !== undefined && upload.call === undefined,
    needs: '"x-ui": { "upload": … } without "call"',
  },
  pictures: {
    test: (field) => field['x-ui']?.upload?.accept.every((ending) => PICTURE.test(ending)) ?? false,
    needs: 'endings of pictures in "accept"',
  },
  // An object that has no fields, and is only sent, needs no input.
  fields: {
    test: ({ properties, 'x-ui': ui }) =>
      properties !== undefined && (Object.keys(properties).length > 0 || ui?.sendBackUnchanged === true),
    needs: '"properties"',
  },
  rows: { test: ({ items }) => Object.keys(items?.properties ?? {}).length > 0, needs: '"items" with "properties"' },
};

export const hasTrait = (field: FieldDefinition, name: string): boolean => {
  const trait = FIELD_TRAITS[name];
  if (!trait) throw new Error(`There is no trait "${name}"; there are ${Object.keys(FIELD_TRAITS).join(', ')}`);
  return trait.test(field);
};
