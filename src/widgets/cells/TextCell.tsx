import { styled } from '@mui/material/styles';
import type { CellProps } from '../types';
import { textOf } from './empty';

/** Not `sx`, which is worked out anew for each of a table's cells. */
const Line = styled('span')({
  display: 'block',
  maxWidth: 320,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** One line; what does not fit is cut with an ellipsis and stands whole in the tooltip. */
export function Ellipsis({ text }: { text: string }) {
  return <Line title={text || undefined}>{text}</Line>;
}

export function TextCell({ value }: CellProps) {
  return <Ellipsis text={textOf(value)} />;
}

/** Never shown, not even its length. */
export function SecretCell({ value }: CellProps) {
  return <>{textOf(value) ? '••••••••' : ''}</>;
}
