/**
 * The titles that the normalization gives to parts of a schema that have none and whose names say nothing, in English.
 * They are phrases of the language, so the compiled entities of other languages contain their translations.
 */
export const GENERATED_TITLES = {
  variantChoice: 'Type',
  variantValue: 'Value',
  variantText: 'Text',
  variantNumber: 'Number',
  variantBoolean: 'Yes or no',
  variantList: 'List',
  variantOther: 'Other',
  variantNumbered: 'Variant {number}',
} as const;

/** The titles of variants that are values of a type instead of objects. */
export const VALUE_TITLES: Readonly<Record<string, string>> = {
  string: GENERATED_TITLES.variantText,
  integer: GENERATED_TITLES.variantNumber,
  number: GENERATED_TITLES.variantNumber,
  boolean: GENERATED_TITLES.variantBoolean,
  array: GENERATED_TITLES.variantList,
  object: GENERATED_TITLES.variantOther,
};

export const getNumberedTitle = (number: number): string =>
  GENERATED_TITLES.variantNumbered.replace('{number}', String(number));
