import { Fragment } from 'react';
import { toText } from '../../model/values/isEmpty';
import { isSafeLink } from '../../model/formatting/safeLinks';
import type { CellProps } from '../types';
import { EllipsisText } from './TextCell';

/** A link if the URL is safe to open; otherwise plain text. */
export function LinkCell({ value }: CellProps) {
  if (!isSafeLink(value)) return <EllipsisText text={toText(value)} />;
  return (
    <a
      className="wd-link wd-cell-link"
      href={value.trim()}
      target="_blank"
      rel="noopener noreferrer"
      title={value}
      onClick={(event) => event.stopPropagation()}
    >
      {value}
    </a>
  );
}

/** A `mailto:` link. In a narrow column it wraps after the `@`. */
export function EmailCell({ value }: CellProps) {
  const text = toText(value);
  if (!isSafeLink(`mailto:${text}`)) return <EllipsisText text={text} />;
  return (
    <a className="wd-link" href={`mailto:${text}`} onClick={(event) => event.stopPropagation()}>
      {text.split(/(?<=@)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
