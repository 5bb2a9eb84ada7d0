/** Guesses which field a column means whose heading no field has. Pure functions. */
import type { EntityModule } from '../../model/entity/entity';
import type { ColumnMapping, ImportField } from './matchColumns';
import { isNearText } from '../../model/values/nearTexts';

/** Words that headings use for one another. The first one stands for all. */
const SAME_WORDS = [
  ['number', 'no', 'num', 'nr', 'code', 'id', 'identifier'],
  ['end', 'expiry', 'expires', 'expiration', 'till', 'until', 'to', 'thru'],
  ['start', 'begin', 'beginning', 'from', 'since'],
  ['email', 'mail'],
  ['phone', 'mobile', 'telephone', 'tel', 'cell'],
  ['type', 'kind', 'category'],
  ['status', 'state'],
  ['note', 'notes', 'remark', 'remarks', 'comment', 'comments', 'description'],
  ['price', 'cost', 'fee', 'amount'],
  ['name', 'title'],
];
/** Words that say little beside another word. */
const FILLERS = ['the', 'of', 'a', 'an', 'is', 'valid', 'date', 'time', 'on', 'at', 'e'];
/** The least share of common words. */
const LEAST = 0.6;

const getWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const toCommonWord = (word: string): string => SAME_WORDS.find((words) => words.includes(word))?.[0] ?? word;

/** Removes words, unless nothing else remains. */
function omitWords(words: readonly string[], omitted: readonly string[]): readonly string[] {
  const others = words.filter((word) => !omitted.some((other) => other === word || `${other}s` === word));
  return others.length > 0 ? others : words;
}

const isSameWord = (one: string, other: string): boolean => one === other || isNearText(one, other);

/** Returns the share of common words of two names, from 0 to 1. */
function getLikeness(one: string, other: string, entityWords: readonly string[]): number {
  const [left, right] = [one, other].map((text) =>
    omitWords(omitWords(getWords(text), FILLERS), entityWords).map(toCommonWord),
  ) as [string[], string[]];
  const common = left.filter((word) => right.some((match) => isSameWord(word, match))).length;
  return left.length + right.length === 0 ? 0 : (2 * common) / (left.length + right.length);
}

/** Returns the only item with the highest score; undefined if several have it or if it is too low. */
function findBest<T>(items: readonly T[], getScore: (item: T) => number): T | undefined {
  const scored = items.map((item) => ({ item, score: getScore(item) }));
  const highest = Math.max(0, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === highest);
  return highest >= LEAST && best.length === 1 ? best[0]!.item : undefined;
}

/**
 * Maps the columns that have no field yet, by headings that say the same in other words: "Card Number" is the field
 * "RFID No." of cards, "Expiry" is "Valid Till". A column and a field belong together if each fits no other better.
 * @param columns the columns whose headings match exactly
 */
export function guessColumnMapping(
  headings: readonly string[],
  targets: readonly ImportField[],
  columns: ColumnMapping,
  { entity }: EntityModule,
): ColumnMapping {
  const entityWords = getWords(`${entity.singularName} ${entity.title}`);
  const free = targets.filter(({ field }) => !columns.includes(field.name));
  const openColumns = [...headings.keys()].filter((column) => columns[column] === undefined);
  const getScore = (column: number, { names }: ImportField): number =>
    Math.max(0, ...names.map((name) => getLikeness(headings[column]!, name, entityWords)));
  return columns.map((known, column) => {
    if (known !== undefined) return known;
    const target = findBest(free, (one) => getScore(column, one));
    const isMutual = target && findBest(openColumns, (other) => getScore(other, target)) === column;
    return isMutual ? target.field.name : undefined;
  });
}
