import { useCallback, type ReactNode } from 'react';
import { getDigitLimits, isWithinDigits } from '../../model/form/inputLimits';
import type { InputProps } from '../types';
import { TextView } from './TextControl';
import { CELL_SEPARATOR } from './textInputFilter';
import { useNumberControl } from './useNumberControl';

/**
 * A number, whole or with a fraction. No key is refused but a digit more than the number can have: `1e5`
 * without its letter would be another number.
 */
export function NumberControl({ start, ...props }: InputProps & { start?: ReactNode }) {
  const { field } = props;
  const accept = useCallback((next: string) => isWithinDigits(next, getDigitLimits(field)), [field]);
  return (
    <TextView
      {...props}
      control={useNumberControl(props)}
      inputMode={field.type === 'integer' ? 'numeric' : 'decimal'}
      showsCounter={false}
      accept={accept}
      lineBreak={CELL_SEPARATOR}
      startAdornment={start}
      endAdornment={field.ui.unit}
    />
  );
}
