import { typesOf, type Rule } from '../folder';
import { asObject, isObject } from '../json';
import type { Place } from '../places';
import type { Finding } from '../source';
import { listing, quote } from '../words';

const TEXT = ['string'];
const NUMBER = ['integer', 'number'];
const LIST = ['array'];
const OBJECT = ['object'];
const PLAIN = ['string', 'integer', 'number', 'boolean'];

/** The types on which a keyword does something; keywords that are not here do on all. */
const FITS: Record<string, readonly string[]> = {
  minLength: TEXT,
  maxLength: TEXT,
  pattern: TEXT,
  format: TEXT,
  minimum: NUMBER,
  maximum: NUMBER,
  exclusiveMinimum: NUMBER,
  exclusiveMaximum: NUMBER,
  multipleOf: NUMBER,
  minItems: LIST,
  maxItems: LIST,
  uniqueItems: LIST,
  items: LIST,
  contains: LIST,
  properties: OBJECT,
  required: OBJECT,
  dependentRequired: OBJECT,
  if: OBJECT,
  then: OBJECT,
  else: OBJECT,
  'x-compare': OBJECT,
};

const FITS_UI: Record<string, readonly string[]> = {
  lines: TEXT,
  labelFrom: PLAIN,
  unit: NUMBER,
  currency: NUMBER,
  decimals: ['number'],
  rows: LIST,
  wire: LIST,
  upload: ['string', 'array'],
  generate: TEXT,
  defaultFrom: TEXT,
  options: [...PLAIN, 'array'],
  recognise: PLAIN,
  endOf: TEXT,
  shortcuts: LIST,
  clearable: [...PLAIN],
};

function idle(
  place: Place,
  keys: readonly string[],
  fits: Record<string, readonly string[]>,
  within: string[],
): Finding[] {
  const own = typesOf(place.own);
  const types = own.length > 0 ? own : typesOf(place.role === 'field' ? place.whole : place.base);
  if (types.length === 0) return [];
  return keys
    .filter((key) => fits[key] && !fits[key].some((type) => types.includes(type)))
    .map((key) => ({
      at: [...place.path, ...within, key],
      key: true,
      message: `${quote(key)} does nothing on type ${listing(types)}`,
      cure: `It is for type ${listing(fits[key] ?? [], 'or')}: remove it, or change the type.`,
    }));
}

/** Keywords that have no effect on the field's type; JSON Schema itself ignores them without a word. */
export const idleKeywords: Rule = (source, folder) =>
  folder.placesOf(source).flatMap((place) => {
    if (place.role === 'record' || place.role === 'branch') return [];
    const ui = place.own['x-ui'];
    return [
      ...idle(place, Object.keys(place.own), FITS, []),
      ...(isObject(ui) ? idle(place, Object.keys(asObject(ui)), FITS_UI, ['x-ui']) : []),
    ];
  });
