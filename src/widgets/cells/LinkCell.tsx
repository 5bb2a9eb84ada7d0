import { Link } from '@mui/material';
import type { CellProps } from '../types';
import { textOf } from './empty';
import { isSafeLink } from './links';
import { TextCell } from './TextCell';

/** A link only where the address is safe to open; anything else stays the text it is. */
export function LinkCell(props: CellProps) {
  const { value } = props;
  if (!isSafeLink(value)) return <TextCell {...props} />;
  return (
    <Link
      href={value.trim()}
      target="_blank"
      rel="noopener noreferrer"
      title={value}
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block', maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {value}
    </Link>
  );
}

/** An address that opens the mail program. */
export function EmailCell(props: CellProps) {
  const text = textOf(props.value);
  if (!isSafeLink(`mailto:${text}`)) return <TextCell {...props} />;
  return (
    <Link href={`mailto:${text}`} onClick={(event) => event.stopPropagation()}>
      {text}
    </Link>
  );
}
