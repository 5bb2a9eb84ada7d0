/** Tells by which texts users filter: those that name, place or sort records, and short ones that each record has. */
import type { Field } from '../entity/entity';

/** The last words of names of texts of which users know a part. */
const TELLING_ENDS = new Set(
  (
    'name title label code number no reference identifier sku caption headline subject category type kind status state group ' +
    'class level brand vendor manufacturer supplier company organisation organization department team owner author creator ' +
    'publisher editor artist city town region country place location district email format genre network language ' +
    'role model product customer'
  ).split(' '),
);

/** The last words of names of texts that tools read, that count or measure, or that are the same in most records. */
const TECHNICAL_ENDS = new Set(
  (
    'version semver url uri iri ref href path image icon logo hash token key documentation readme issue homepage repository ' +
    'source hex color colour amount fee price cost size dimension width height length weight metadata json data payload ' +
    'checksum digest signature salt guideline link website date time at timestamp regex pattern schema agent'
  ).split(' '),
);

/** Longer texts are read, not searched by a part. */
const LONGEST = 256;
/** A part of a pattern that words match: letters up to `z`, or any sign. Escapes are left out before. */
const MATCHES_WORDS = /[a-y]-z|A-Z|\[\^|(?<!\\)\.(?![\d}])|\\[wpSDP]|[a-z]{3}/;
/** Patterns of addresses and of hexadecimal numbers. */
const OF_MACHINES = /https?|urn:|0x|a-f|A-F/;

const getLastWord = (path: string): string =>
  path
    .split(/[._-]|(?<=[a-z])(?=[A-Z])/)
    .at(-1)!
    .toLowerCase();

const isOneOf = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(word.replace(/s$/, ''));

/** Whether a text may be words, as a number, an address or a hash may not. */
const hasWords = (pattern: string): boolean =>
  pattern === '' || (MATCHES_WORDS.test(pattern) && !OF_MACHINES.test(pattern));

/** Whether a list shows the filter of a text before users add it. */
export function isDefaultTextFilter({ name, kind, format, limits }: Field, isRequired: boolean): boolean {
  const { pattern = '', maxLength = 0 } = limits;
  const word = getLastWord(name);
  const isShort = kind !== 'multiline' && maxLength <= LONGEST;
  if (kind === 'url' || !isShort || isOneOf(TECHNICAL_ENDS, word) || !hasWords(pattern)) return false;
  return isOneOf(TELLING_ENDS, word) || (isRequired && (format === undefined || format === 'email'));
}
