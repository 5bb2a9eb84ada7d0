import { useCallback, type ReactNode } from 'react';
import { getDigitLimits, isWithinDigits } from '../../model/form/inputLimits';
import type { InputProps } from '../types';
import { TextView } from './TextControl';
import { CELL_SEPARATOR } from './typing';
import { useNumber } from './useNumber';

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
      control={useNumber(props)}
      inputMode={field.type === 'integer' ? 'numeric' : 'decimal'}
      counted={false}
      accept={accept}
      lineBreak={CELL_SEPARATOR}
      start={start}
      end={field.ui.unit}
    />
  );
}
