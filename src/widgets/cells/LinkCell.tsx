import { Fragment } from 'react';
import { textOf } from '../../model/values/empty';
import { isSafeLink } from '../../model/reading/links';
import type { CellProps } from '../types';
import { Ellipsis } from './TextCell';

/** A link only where the address is safe to open; anything else stays the text it is. */
export function LinkCell({ value }: CellProps) {
  if (!isSafeLink(value)) return <Ellipsis text={textOf(value)} />;
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

/** An address that opens the mail program. In a narrow column it breaks behind its `@`. */
export function EmailCell({ value }: CellProps) {
  const text = textOf(value);
  if (!isSafeLink(`mailto:${text}`)) return <Ellipsis text={text} />;
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
