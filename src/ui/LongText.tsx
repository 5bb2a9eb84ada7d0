import { useState } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';

/** More than a message needs: a server that sends its log instead must not push the page away. */
const LETTERS = 300;
const LINES = 6;

/** The beginning of a text that is too long; undefined for one that is not. */
export function truncateText(text: string): string | undefined {
  const lines = text.split('\n', LINES + 1);
  if (text.length <= LETTERS && lines.length <= LINES) return undefined;
  // No half of a character that takes two places.
  const start = lines.slice(0, LINES).join('\n').slice(0, LETTERS);
  return `${start.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/** A message of any length: of a long one its beginning, and a button that opens all of it in a frame of its own. */
export function LongText({ text }: { text: string }) {
  const t = useAppTranslate();
  const [open, setOpen] = useState(false);
  const beginning = truncateText(text);
  if (beginning === undefined) return <>{text}</>;
  return (
    <>
      {open ? (
        // Who has opened it reads it by themselves.
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
