import { Box } from '@mui/material';
import type { CellProps } from '../types';
import { textOf } from './empty';

/** One line; what does not fit is cut with an ellipsis and stands whole in the tooltip. */
export function Ellipsis({ text }: { text: string }) {
  return (
    <Box
      component="span"
      title={text || undefined}
      sx={{ display: 'block', maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {text}
    </Box>
  );
}

export function TextCell({ value }: CellProps) {
  return <Ellipsis text={textOf(value)} />;
}

/** Never shown, not even its length. */
export function SecretCell({ value }: CellProps) {
  return <>{textOf(value) ? '••••••••' : ''}</>;
}
