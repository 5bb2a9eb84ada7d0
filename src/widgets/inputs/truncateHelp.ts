import { truncateText } from '../../ui/LongText';

/** Maximum length of a help text that is shown in full. A form with whole paragraphs below its inputs would be long. */
const MAX_HELP_LENGTH = 160;

/** The sentences at the beginning of a text, or else its whole words. */
const SENTENCES = /^.+[.!?](?= )|^.+[。！？]/;
const WORDS = /^.+(?=\s)/;

/**
 * Returns the beginning of a help text that is too long to be shown in full: whole sentences, or whole words if the first
 * sentence is too long itself. Returns undefined if the text is short enough.
 */
export function truncateHelp(text: string, letters = MAX_HELP_LENGTH): string | undefined {
  const start = truncateText(text, letters);
  if (start === undefined || start.includes('\n')) return start;
  const [sentences] = SENTENCES.exec(start) ?? [];
  const [words = start.slice(0, -1)] = WORDS.exec(start) ?? [];
  return sentences ?? `${words}…`;
}
