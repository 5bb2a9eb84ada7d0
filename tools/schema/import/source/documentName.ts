/** Names a document by its path. */
import { basename, dirname } from 'node:path';
import { toKebabCase } from '../api/names';

/** Words that say what a file is for, or where it lies, but not what its records are. */
const GENERIC = new Set(
  [
    'create created update updated delete get list read write new edit',
    'full jsonschema root index main body request response payload input output schema schemas json yaml definition definitions',
    'src dist lib package packages spec specs docs public assets api resources files downloads desktop documents tmp',
  ].flatMap((words) => words.split(' ')),
);

/** A version at the end of the name of a file or a definition: `catalogue-v4.3`. */
export const VERSION_END = /[-_.](v\d+([._-]\d+)*|\d+([._]\d+)+)$/i;

/** So many folders around a file are looked at. */
const FOLDERS = 3;

const isTelling = (word: string): boolean => /[a-z]/.test(word) && !/^v\d*$/.test(word) && !GENERIC.has(word);

/** Whether a name has a word that says what the records of a document are. A version does not: `3.0.0`. */
export const isTellingName = (name: string): boolean => toKebabCase(name).split('-').some(isTelling);

/** `nasa-seq-json-schema-1.3.1` → `nasa-seq`. */
const nameByFolder = (name: string): string =>
  toKebabCase(name.replace(VERSION_END, '')).replace(/(-json)?-schemas?$/, '');

/**
 * Returns the name of the nearest folder that says what the records are, in kebab-case: `orders` of
 * `2026-07/orders/create.json`. Only folders of the given path count.
 */
export function findFolderName(file: string): string | undefined {
  let folder = dirname(file);
  for (let level = 0; level < FOLDERS; level += 1) {
    const name = basename(folder);
    if (isTellingName(name)) return nameByFolder(name);
    folder = dirname(folder);
  }
  return undefined;
}

/**
 * Returns the name of the records in a file without calls, in kebab-case: `dog-breeds` of `dog-breeds.schema.json`, and
 * that of the folder if the name of the file does not say it.
 */
export function getRecordName(file: string): string {
  const whole = basename(file).replace(/(\.(json-?)?schema)?\.[^.]*$/i, '');
  const base = whole.replace(VERSION_END, '');
  const name = isTellingName(base) ? base : whole;
  return (isTellingName(name) ? undefined : findFolderName(file)) ?? toKebabCase(name);
}

/** The words of calls, with which the names of their bodies begin or end. */
const VERBS = ['get', 'list', 'find', 'fetch', 'create', 'add', 'update', 'delete', 'post', 'put', 'patch'];
const BODIES = ['request', 'response', 'body', 'payload', 'result'];

const omitLast = (words: readonly string[], isOmitted: (word: string) => boolean): string[] =>
  words.length > 1 && isOmitted(words.at(-1)!) ? omitLast(words.slice(0, -1), isOmitted) : [...words];

/** Words after which the name of a call says how the record is found, or where it comes from. */
const PREPOSITIONS = ['by', 'for', 'from'];

/**
 * `get-order-by-id-response-body` → `order`, `add-to-batch-request-body` → `batch`. Only the name of a body has words of
 * a call: a `post-code` is no call, and `create-order` is no order.
 */
function omitCallWords(words: readonly string[]): string[] {
  if (words.at(-1) !== 'body') return [...words];
  const whole = omitLast(words, (word) => BODIES.includes(word));
  const [first = '', ...others] = whole;
  if (!VERBS.includes(first) || others.length === 0) return whole;
  const object = first === 'add' && others[0] === 'to' && others.length > 1 ? others.slice(1) : others;
  const cut = object.findIndex((word) => PREPOSITIONS.includes(word));
  return cut > 0 && cut < object.length - 1 ? object.slice(0, cut) : object;
}

/**
 * Returns the name of a record in kebab-case without words that say nothing of it: `geo-schema-aardvark` → `geo-aardvark`,
 * `product-v1` → `product`, `app-config-yaml` → `app-config`, `get-order-by-id-response-body` → `order`.
 */
export function getSubject(name: string): string {
  const words = name.split('-');
  const left = words.filter((word) => !/^schemas?$/.test(word));
  const telling = omitLast(omitCallWords(left.length > 0 ? left : words), (word) =>
    /^(v\d+|json|ya?ml|toml)$/.test(word),
  );
  return telling.some(isTelling) ? telling.join('-') : name;
}
