import { useState } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';

/**
 * Maximum length of a message that is shown in full. A server may respond with a whole log instead of a message,
 * which would push the page content out of view.
 */
const LETTERS = 300;
const LINES = 6;

/**
 * Returns the beginning of a text that is too long to be shown in full. Returns undefined if the text is short
 * enough.
 */
export function truncateText(text: string, letters = LETTERS): string | undefined {
  const lines = text.split('\n', LINES + 1);
  if (text.length <= letters && lines.length <= LINES) return undefined;
  // Removes half of a surrogate pair at the end.
  const start = lines.slice(0, LINES).join('\n').slice(0, letters);
  return `${start.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/**
 * Renders a message of any length. A long message is truncated and followed by a button that shows the full text in
 * a scrollable frame.
 * @param props.truncate returns the beginning of a text that is too long, undefined for other texts
 */
export function LongText({ text, truncate = truncateText }: { text: string; truncate?: typeof truncateText }) {
  const t = useAppTranslate();
  const [open, setOpen] = useState(false);
  const beginning = truncate(text);
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
