import { useState } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';

/** Maximum of a normal message: a server that sends a log instead must not displace the page. */
const LETTERS = 300;
const LINES = 6;

/** Returns the beginning of a text that is too long; undefined if it is not. */
export function truncateText(text: string): string | undefined {
  const lines = text.split('\n', LINES + 1);
  if (text.length <= LETTERS && lines.length <= LINES) return undefined;
  // Does not split a surrogate pair.
  const start = lines.slice(0, LINES).join('\n').slice(0, LETTERS);
  return `${start.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/** A message of any length: a long one is truncated, with a button that shows all of it in a scrollable frame. */
export function LongText({ text }: { text: string }) {
  const t = useAppTranslate();
  const [open, setOpen] = useState(false);
  const beginning = truncateText(text);
  if (beginning === undefined) return <>{text}</>;
  return (
    <>
      {open ? (
        // Not announced: the user has opened it to read it.
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
