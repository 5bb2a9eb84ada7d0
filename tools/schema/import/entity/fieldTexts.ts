/** Writes the titles and help texts of imported fields. */
import { getApiName, isGeneratedField } from '../../../../src/model/jsonSchema/variantDefinition';
import { toPlainText } from '../../../../src/model/jsonSchema/toPlainText';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, type Json } from '../../lint/source/readJson';
import { normalizeName, toKebabCase, toSingular, toTitle } from '../api/names';

/** Longer descriptions are documentation with tables, examples and links. */
const MAX_HELP = 600;
const MAX_CHOICE_HELP = 160;
/** Longer titles of documents are sentences, which no label has room for. */
const MAX_TITLE = 60;
/** A first sentence of so few words, such as "Latitude.", needs the next one. */
const SHORT_HELP = 2;

/** A title in the form of a name in code, such as `company_name`. */
const CODE_NAME = /^[a-z][a-z0-9]*([A-Z_][A-Za-z0-9]*)*$/;

/** The name of a type in code, such as `OfferType`, which may also be that of a product, such as `YouTube`. */
const TYPE_NAME = /^[A-Z][a-z\d]+([A-Z][a-z\d]+)+$/;
/** The name of a type with that of its package: `foxglove.SceneEntityType`. */
const QUALIFIED_NAME = /^[\w$]+(\.[\w$]+)*\.[A-Z]\w*$/;
const TYPE_WORD = /^[a-z]+$/;
const TYPE_ENDS = /(type|kind|state|status|option|category|mode|level|enum)s?$/i;

/** The title of a schema, not of a field: `basis units enum`. */
const IS_SCHEMA_TITLE = /\w (schema|enum|type definition)$/i;

/** The name of a plain type, which says nothing of a field. */
const PLAIN_TYPE = /^(date-?time|string|integer|boolean|float|decimal|object|array|uuid|guid)$/i;

/** An abbreviation, such as `v` or `dob`, which says less than a few words about it. */
const ABBREVIATION = /^[a-z]{1,2}$/;
/** The name of a type with those of the types in it: `Definition<string>`. */
const GENERIC_NAME = /^[\w$.]+<.*>$/;
/** A description that is as short as a title: `Vaccination Group`. */
const TITLE_LIKE = /^[\p{L}\d][^.:;'"`]{2,29}$/u;
const MAX_TITLE_WORDS = 4;

/** Descriptions of fields that should no longer be used. */
const SAYS_DEPRECATED =
  /^\W*deprecated\b(?=\W*$|\s*[.:,;!)\]*\-–—]|\s+(?:since|in|use|please|by|as|and|field|property|option|from|after)\b)/i;

const isLikeTitle = (text: string): boolean =>
  TITLE_LIKE.test(text) && text.split(' ').length <= MAX_TITLE_WORDS && !SAYS_DEPRECATED.test(text);

/** Letters without their accents, in lower case. */
const simplify = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a title has all words of a name: `Place of the main delivery` those of `mainPlace`. */
function hasWordsOf(title: string, name: string): boolean {
  const words = toKebabCase(name).split('-').filter(Boolean);
  return words.length > 0 && words.every((word) => simplify(title).includes(word));
}

/** Whether a title is the name of a type in code, not that of a product. */
const isTypeName = (title: string, name: string): boolean =>
  TYPE_NAME.test(title) && (TYPE_ENDS.test(title) || hasWordsOf(title, toSingular(name)));

/** `Type of object (lot, contract)` → `Type of object`, if the title is too long. */
const shorten = (title: string): string =>
  title.length > MAX_TITLE ? title.replace(/ *\([^()]*\)$/, '').trim() : title;

/** The first word of a title, if it is a word in lower case before others. */
const FIRST_WORD = /^(?=[a-z]*[aeiouy])[a-z]{3,}(?= )/;

/** `root depth (m)` → `Root depth (m)`, but `npm packages` stays as it is. */
const capitalize = (title: string): string => title.replace(FIRST_WORD, (word) => toTitle(word));

/**
 * Returns the title of the document, unless it is only the name of the field, as generators write it. An abbreviation
 * without a title is called by its description if that is short.
 * @param isConstant whether the field has only one value, so that its title is that of no type
 */
export function getTitle(field: string, stated: string | undefined, description = '', isConstant = false): string {
  const name = getApiName(field);
  const own = toTitle(name) || name;
  if (!stated && ABBREVIATION.test(name) && name !== 'id' && isLikeTitle(description))
    return description.charAt(0).toUpperCase() + description.slice(1);
  const title = shorten(stated ?? '');
  if (!/[\p{L}\d]/u.test(title) || title.length > MAX_TITLE) return own;
  if ([IS_SCHEMA_TITLE, QUALIFIED_NAME, GENERIC_NAME, PLAIN_TYPE].some((pattern) => pattern.test(title))) return own;
  // `date` is the type of `ship_date`.
  if (!isConstant && TYPE_WORD.test(title) && toKebabCase(name).split('-').slice(1).includes(title)) return own;
  // Generators lose the words of a name: `Createdat`.
  if (normalizeName(title) === normalizeName(name) && !title.includes(' ')) return own;
  return CODE_NAME.test(title) || isTypeName(title, name) ? toTitle(title) : capitalize(title);
}

/**
 * Whether the title is that of a type, as it is of an object with fields or with entries of one kind, unless it is a
 * phrase with the words of the field's name.
 */
export function hasTypeTitle(name: string, { properties, title = '', ...field }: FieldDefinition): boolean {
  if (title.includes(' ') && hasWordsOf(title, name)) return false;
  if (properties !== undefined) return true;
  const isMap =
    isObject((field as Json)['additionalProperties']) ||
    'patternProperties' in field ||
    field['x-ui']?.serialization === 'map';
  return isMap && !isGeneratedField(name);
}

/** Whether the document advises against a field. */
export const isDeprecated = ({ deprecated, description = '' }: FieldDefinition): boolean =>
  deprecated === true || SAYS_DEPRECATED.test(description);

type Fields = Readonly<Record<string, FieldDefinition | boolean>>;

/**
 * Returns the fields of an object without the titles that several of them share: such a title is that of their type.
 * Each is then called by its own name.
 */
export function omitSharedTitles<T extends Fields>(fields: T): T {
  const namesByTitle = new Map<string, Set<string>>();
  const titled = Object.entries(fields).flatMap(([name, field]) =>
    isObject(field) && typeof field.title === 'string' && !isGeneratedField(name) ? [[name, field.title] as const] : [],
  );
  for (const [name, title] of titled) {
    const names = namesByTitle.get(title) ?? new Set<string>();
    namesByTitle.set(title, names.add(getApiName(name)));
  }
  const shared = new Set(titled.flatMap(([name, title]) => (namesByTitle.get(title)!.size > 1 ? [name] : [])));
  if (shared.size === 0) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!shared.has(name)) return [name, field];
      const { title: _, ...rest } = field as FieldDefinition;
      return [name, rest];
    }),
  ) as T;
}

/** Whether a help text only repeats the title, as in "The customer's email.". */
function repeatsTitle(help: string, title: string): boolean {
  const text = help.replace(/^(the|an?|this|its) /i, '').replace(/^[\w ]+'s /i, '');
  const short = text.replace(/ (of|for) (the|an?|this) [\w ]+\.?$/i, '');
  return [text, short].some((one) => normalizeName(one) === normalizeName(title));
}

/**
 * A sentence. A full stop behind a single letter (`d.h.`, `z. B.`) or a shortened word ends none, and none before a word in
 * lower case.
 */
const SENTENCE =
  /.*?(?:[!?]|(?<!(?<!\p{L})(?:\p{L}|etc|cf|vs|incl|approx|bzw|ggf|inkl|nr|usw|vgl))\.)(?= +\P{Ll}|$)|.+$/gu;
/** Joins sentences from the first one on while they have room. The first one is cut if it has none itself. */
function joinSentences([first = '', ...others]: readonly string[], most: number): string {
  if (first.length > most) return `${first.slice(0, most).replace(/\s+\S*$/, '')}…`;
  const [next] = others;
  const both = `${first} ${next}`;
  return next === undefined || both.length > most ? first : joinSentences([both, ...others.slice(1)], most);
}

const splitSentences = (text: string): string[] =>
  (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

/** Returns a description as plain text in one line, without a beginning that only repeats the title. */
function readSentences(description: string, title: string): string[] {
  const text = toPlainText(description).replaceAll(/\s+/g, ' ').trim();
  const [first = '', ...others] = splitSentences(text);
  if (!repeatsTitle(first, title)) return first === '' ? [] : [first, ...others];
  // A single word, such as "Latitude.", belongs to the sentence after it.
  return others.length > 0 && first.split(' ').length <= SHORT_HELP ? [first, ...others] : others;
}

/**
 * Returns a description as the help text of a field. The form shows a long one in part until the user opens it.
 * @param codes the choices that the input lists; a sentence at the beginning that only lists them, too, is no help
 */
export function getHelp(description: string | undefined, title: string, codes: readonly unknown[]): string | undefined {
  const sentences = readSentences(description ?? '', title);
  const listsCodes = codes.length > 1 && codes.every((code) => sentences[0]?.includes(String(code)));
  return joinSentences(listsCodes ? sentences.slice(1) : sentences, MAX_HELP) || undefined;
}

/** Returns what a description says of a choice first; undefined if that is too long for a line below it. */
export function getChoiceHelp(description: string | undefined, title: string): string | undefined {
  const sentences = readSentences(description ?? '', title);
  const [first = '', second = ''] = sentences;
  const isShort = first.split(' ').length <= SHORT_HELP;
  const help = isShort && second !== '' ? `${first} ${second}` : first;
  return help !== '' && help.length <= MAX_CHOICE_HELP ? help : undefined;
}
