import { useCallback, type ReactNode } from 'react';
import { getDigitLimits, isWithinDigits } from '../../model/form/inputLimits';
import type { InputProps } from '../types';
import { ControlledTextInput } from './TextControl';
import { PASTED_CELL_SEPARATOR } from './restrictTyping';
import { useNumberControl } from './useNumberControl';

/**
 * Input for an integer or decimal number. A keystroke is rejected only if the number would have too many digits.
 * Letters are not rejected: without its letter, `1e5` would become a different number.
 */
export function NumberControl({ start, ...props }: InputProps & { start?: ReactNode }) {
  const { field } = props;
  const accept = useCallback((next: string) => isWithinDigits(next, getDigitLimits(field)), [field]);
  return (
    <ControlledTextInput
      {...props}
      control={useNumberControl(props)}
      inputMode={field.type === 'integer' ? 'numeric' : 'decimal'}
      showsCounter={false}
      accept={accept}
      lineBreak={PASTED_CELL_SEPARATOR}
      startAdornment={start}
      endAdornment={field.ui.unit}
    />
  );
}
