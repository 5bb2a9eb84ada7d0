import { Fragment } from 'react';
import { toText } from '../../model/values/isEmpty';
import { isSafeLink } from '../../model/formatting/safeLinks';
import type { CellProps } from '../types';
import { EllipsisText } from './TextCell';

/** Renders a URL as a link if the link is safe to open, otherwise as plain text. */
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

/** Renders an e-mail address as a `mailto:` link. In a narrow column the address wraps after the `@`. */
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
