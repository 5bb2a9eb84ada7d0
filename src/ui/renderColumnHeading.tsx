import { Fragment, type ReactNode } from 'react';

const CHINESE = /(?:\p{Script=Han}.*){3}/u;

/**
 * Whether a word is a single character or not Chinese. Such a word is joined with its neighbour, without a possible
 * line break between them.
 */
const isPart = (word: string): boolean => word.length === 1 || !/\p{Script=Han}/u.test(word);

/** Splits a text into words of more than one character. In browsers without `Intl.Segmenter` the text is one word. */
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
 * Renders a column heading. Browsers allow a line break after every Chinese character. This function allows line
 * breaks only between words.
 * @param text the heading; text without Chinese is returned unchanged
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
