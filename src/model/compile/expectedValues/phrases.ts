import { GENERATED_TITLES } from '../../jsonSchema/generatedTitles';

/**
 * The phrases with which the compiler tells what a pattern or a format expects, in English. Other languages have them
 * under `expected` in `src/i18n/locales`. They are part of the compiled entities and not of the app's texts.
 */
export const ENGLISH_PHRASES = {
  ...GENERATED_TITLES,
  capitals: 'capital letter |||| capital letters',
  smalls: 'small letter |||| small letters',
  letters: 'letter |||| letters',
  digits: 'digit |||| digits',
  spaces: 'space |||| spaces',
  characters: 'character |||| characters',
  comma: ', ',
  and: ' and ',
  or: ' or ',
  then: ', then ',
  range: '{least} to {most}',
  atLeast: 'at least {least}',
  atMost: 'up to {most}',
  counted: '{count} {characters}',
  countedOf: '{count} {characters} ({kinds})',
  input: 'Please input {what}',
  inputLike: 'Please input {what}, such as {example}',
  only: 'Please use only {kinds}',
  onlyLike: 'Please use only {kinds}, such as {example}',
  choice: 'Please input {choices}',
  begins: 'Please input a text that begins with {what}',
  ends: 'Please input a text that ends with {what}',
  contains: 'Please input a text that contains {what}',
  noSpaces: 'Please leave out spaces',
  entryNeeded: 'Please add an entry with the key {key}',
  keyTaken: 'This key has a field of its own. Please use that field',
  example: 'Please input a text such as {example}',
  form: 'Please input a text of the form {pattern}',
  anyBut: 'Please input any text but {texts}',
  except: '{one}, but not {texts}',
  orElse: '{one}, or: {other}',
  date: 'Please input a date such as 2026-11-27',
  month: 'Please input a month such as 2026-11',
  time: 'Please input a time such as 08:30',
  moment: 'Please input a date and time such as 2026-11-27 08:30',
  instant: 'Please input a date and time such as 2026-11-27T08:30:00Z',
  email: 'Please input an e-mail address such as name@example.com',
  phone: 'Please input a phone number of 4 to 15 digits, with or without +',
  uri: 'Please input a web address that begins with https:// or http://',
  absoluteUri: 'Please input an address with its scheme, such as https://example.com or urn:isbn:0451450523',
  uriReference: 'Please input an address or a path, such as https://example.com or images/photo.png',
  uuid: 'Please input an id such as 3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  ipv4: 'Please input an IP address such as 192.0.2.10',
  ipv6: 'Please input an IP address such as 2001:db8::1',
  hostname: 'Please input a host name such as www.example.com',
  duration: 'Please input a duration such as PT30M or P1DT12H',
  jsonPointer: 'Please input a JSON pointer such as /rows/0/name',
  relativeJsonPointer: 'Please input a relative JSON pointer such as 1/name',
  uriTemplate: 'Please input an address with its placeholders in braces, such as https://example.com/users/{id}',
  regex: 'Please input a regular expression such as ^[A-Z]+$',
  // Kinds of JSON values, one and several.
  jsonString: 'a text in quotation marks |||| texts',
  jsonNumber: 'a number |||| numbers',
  jsonInteger: 'a whole number |||| whole numbers',
  jsonBoolean: 'true or false |||| true or false',
  jsonNull: 'null |||| null',
  jsonArray: 'a list |||| lists',
  jsonArrayOf: 'a list of {items} |||| lists of {items}',
  jsonObject: 'an object |||| objects',
  jsonObjectWith: 'an object with {names} |||| objects with {names}',
  jsonObjectOf: 'an object whose values are {items} |||| objects whose values are {items}',
} as const;

export type PhraseKey = keyof typeof ENGLISH_PHRASES;
export type Phrases = Readonly<Partial<Record<PhraseKey, string>>>;

/**
 * Returns the function that makes a phrase: it fills in the values, and takes the singular or the plural form.
 * @param phrases those of a language; those that it lacks are in English
 */
export const createPhraseWriter =
  (phrases: Phrases = {}) =>
  (key: PhraseKey, values: Readonly<Record<string, string>> = {}, count = 2): string => {
    const forms = (phrases[key] ?? ENGLISH_PHRASES[key]).split(' |||| ');
    const text = count === 1 ? forms[0]! : forms.at(-1)!;
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };

export type PhraseWriter = ReturnType<typeof createPhraseWriter>;

/** So many names and values are written one after another. */
const MOST_WRITTEN = 8;

/** Joins names or values to a list such as `a, b or c`. A long list ends with an ellipsis. */
export function joinPhrases(parts: readonly string[], word: 'and' | 'or', write: PhraseWriter): string {
  const unique = [...new Set(parts)];
  if (unique.length > MOST_WRITTEN) return `${unique.slice(0, MOST_WRITTEN).join(write('comma'))}…`;
  const last = unique.pop() ?? '';
  return unique.length === 0 ? last : `${unique.join(write('comma'))}${write(word)}${last}`;
}
