/**
 * The titles that the normalization gives to parts of a schema that have none and whose names say nothing, in English.
 * They are phrases of the language, so the compiled entities of other languages contain their translations.
 */
export const GENERATED_TITLES = {
  variantChoice: 'Type',
  variantKind: 'Variant',
  variantValue: 'Value',
  entryKey: 'Key',
  entryName: 'Entry key',
  furtherEntries: 'Further entries',
  variantText: 'Text',
  variantNumber: 'Number',
  variantBoolean: 'Yes or no',
  variantGiven: 'Yes',
  variantList: 'List',
  variantOther: 'Other',
  variantEntries: 'Entries',
  variantAny: 'Any values',
  variantDate: 'Date',
  variantMoment: 'Date and time',
  variantTime: 'Time',
  variantEmail: 'E-mail address',
  variantAddress: 'Address',
  variantUuid: 'UUID',
  choiceYes: 'Yes',
  choiceNo: 'No',
  variantNumbered: 'Variant {number}',
  variantExample: '{title}, such as {example}',
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

/** The titles of variants that are texts of a format, where another variant is a text as well. */
export const FORMAT_TITLES: Readonly<Record<string, string>> = {
  date: GENERATED_TITLES.variantDate,
  'date-time': GENERATED_TITLES.variantMoment,
  'yyyy-MM-dd HH:mm': GENERATED_TITLES.variantMoment,
  time: GENERATED_TITLES.variantTime,
  'HH:mm': GENERATED_TITLES.variantTime,
  email: GENERATED_TITLES.variantEmail,
  uri: GENERATED_TITLES.variantAddress,
  'absolute-uri': GENERATED_TITLES.variantAddress,
  'uri-reference': GENERATED_TITLES.variantAddress,
  iri: GENERATED_TITLES.variantAddress,
  'iri-reference': GENERATED_TITLES.variantAddress,
  uuid: GENERATED_TITLES.variantUuid,
};

export const getExampleTitle = (title: string, example: string): string =>
  GENERATED_TITLES.variantExample.replace('{title}', () => title).replace('{example}', () => example);

export const getNumberedTitle = (number: number): string =>
  GENERATED_TITLES.variantNumbered.replace('{number}', String(number));
