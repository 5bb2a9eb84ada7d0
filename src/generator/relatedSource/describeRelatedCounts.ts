/** Composes the sentence about what refers to a record, such as "2 sites and 1 settlement refer to this account". */
import type { relatedTexts } from '../../i18n/en/relatedTexts';
import type { LazyTextTranslate } from '../../i18n/useAppTranslate';

/** The number of rows of one related list; undefined if it could not be counted. */
export interface RelatedCount {
  /** The name of the rows, in the plural. */
  title: string;
  singularName: string;
  count: number | undefined;
  /** Whether there may be more rows, because the server sends no total. */
  isAtLeast?: boolean;
}

const CAPITALIZED = /^\p{Lu}[\p{Ll}’'-]*$/u;

/** Returns a title as it is written within a sentence: `RFID Cards` → `RFID cards`. */
export const lowercaseTitle = (title: string): string =>
  title
    .split(' ')
    .map((word) => (CAPITALIZED.test(word) ? word.toLowerCase() : word))
    .join(' ');

const format = (parts: readonly string[], type: 'conjunction' | 'disjunction', locale: string): string =>
  new Intl.ListFormat(locale, { type }).format(parts);

/**
 * Returns the sentence.
 * @param singularName the name of the record to which the rows refer
 */
export function describeRelatedCounts(
  counts: readonly RelatedCount[],
  singularName: string,
  t: LazyTextTranslate<typeof relatedTexts>,
  locale: string,
): string {
  const known = counts.filter(({ count }) => count !== undefined);
  if (known.length === 0) return t('uncounted');
  const present = known.filter(({ count }) => count !== 0);
  if (present.length === 0) {
    const names = format(
      known.map(({ title }) => lowercaseTitle(title)),
      'disjunction',
      locale,
    );
    return t('none', { names, singularName });
  }
  const parts = present.map(({ title, singularName: one, count = 0, isAtLeast }) => {
    const name = count === 1 && !isAtLeast ? lowercaseTitle(one) : lowercaseTitle(title);
    return t('part', { count: `${count.toLocaleString(locale)}${isAtLeast ? '+' : ''}`, name });
  });
  const total = present.reduce((sum, { count = 0, isAtLeast }) => sum + count + (isAtLeast ? 1 : 0), 0);
  return t('some', { parts: format(parts, 'conjunction', locale), singularName, smart_count: total });
}
