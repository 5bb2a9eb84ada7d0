import { styled } from '@mui/material/styles';
import type { CellProps } from '../types';
import { textOf } from './empty';

/** What a table cuts. */
const CUT = 'wd-cut';

/** For a frame with room for whole texts: nothing in it is cut, and lines break where they were broken. */
export const WHOLE = {
  [`& .${CUT}`]: { display: 'block', maxWidth: 'none', whiteSpace: 'pre-wrap' },
} as const;

/** Not `sx`, which is worked out anew for each of a table's cells. */
const Lines = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  maxWidth: 320,
  overflow: 'hidden',
  overflowWrap: 'break-word',
});

/** One line where there is room, three at most; what does not fit is cut with an ellipsis and stands whole in the tooltip. */
export function Ellipsis({ text }: { text: string }) {
  return (
    <Lines className={CUT} title={text || undefined}>
      {text}
    </Lines>
  );
}

export function TextCell({ value }: CellProps) {
  return <Ellipsis text={textOf(value)} />;
}

/** Never shown, not even its length. */
export function SecretCell({ value }: CellProps) {
  return <>{textOf(value) ? '••••••••' : ''}</>;
}
