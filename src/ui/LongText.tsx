import { useState } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';

/**
 * Maximum length of a message that is shown in full. A server may respond with a whole log instead of a message,
 * which would push the page content out of view.
 */
const LETTERS = 300;
const LINES = 6;

/** Maximum length of a help text that is shown in full. A form with whole paragraphs below its inputs would be long. */
export const MAX_HELP_LENGTH = 160;

/** The sentences at the beginning of a text, and its whole words. */
const SENTENCES = /^.+[.!?](?= )|^.+[。！？]/;
const WORDS = /^.+(?=\s)/;

/**
 * Returns the beginning of a text that is too long to be shown in full: of a text in one line whole sentences, or whole
 * words if the first sentence is too long itself. Returns undefined if the text is short enough.
 */
export function truncateText(text: string, letters = LETTERS): string | undefined {
  const lines = text.split('\n', LINES + 1);
  if (text.length <= letters && lines.length <= LINES) return undefined;
  // Removes half of a surrogate pair at the end.
  const start = lines.slice(0, LINES).join('\n').slice(0, letters);
  const [sentences] = lines.length === 1 ? (SENTENCES.exec(start) ?? []) : [];
  if (sentences !== undefined) return sentences;
  const [words = start] = lines.length === 1 ? (WORDS.exec(start) ?? []) : [];
  return `${words.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/**
 * Renders a message of any length. A long message is truncated and followed by a button that shows the full text in
 * a scrollable frame.
 */
export function LongText({ text, letters = LETTERS }: { text: string; letters?: number }) {
  const t = useAppTranslate();
  const [open, setOpen] = useState(false);
  const beginning = truncateText(text, letters);
  if (beginning === undefined) return <>{text}</>;
  return (
    <>
      {open ? (
        // Screen readers do not announce the full text: the user has just opened it in order to read it.
        <span className="wd-long-text" aria-live="off">
          {text}
        </span>
      ) : (
        beginning
      )}{' '}
      <button type="button" className="wd-more" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'action.less' : 'action.more')}
      </button>
    </>
  );
}
