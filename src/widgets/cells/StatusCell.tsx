import { Chip } from '@mui/material';
import type { CellProps } from '../types';
import { isEmpty, textOf } from './empty';
import { useOptionLabels } from './useOptionLabels';

/** `A` and `I` are the codes of POS devices (CONF-044). A word that is not here is drawn plain. */
const COLOURS: Readonly<Record<string, 'success' | 'default'>> = {
  active: 'success',
  a: 'success',
  assigned: 'success',
};

/** A chip that says its status in words; the colour only repeats it. */
export function StatusCell({ value, field, record }: CellProps) {
  const label = useOptionLabels(field, record)(value);
  if (isEmpty(value)) return null;
  const colour = COLOURS[textOf(value).toLowerCase()] ?? 'default';
  return <Chip size="small" variant={colour === 'success' ? 'filled' : 'outlined'} color={colour} label={label} />;
}
