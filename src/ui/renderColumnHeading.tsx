import { Fragment, type ReactNode } from 'react';

const CHINESE = /(?:\p{Script=Han}.*){3}/u;

/** A single character, or not Chinese: it is joined with its neighbour. */
const isPart = (word: string): boolean => word.length === 1 || !/\p{Script=Han}/u.test(word);

/** Splits into words of more than one character. Browsers without `Intl.Segmenter` do not split. */
function getWords(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text];
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const before = words.at(-1);
    if (before !== undefined && (isPart(segment) || isPart(before))) words[words.length - 1] = before + segment;
    else words.push(segment);
  }
  return words;
}

/**
 * Renders a column heading. Browsers break Chinese text after every character; this breaks it between words.
 * @param text the title; text without Chinese is returned unchanged
 */
export function renderColumnHeading(text: string): ReactNode {
  if (!CHINESE.test(text)) return text;
  return getWords(text).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
