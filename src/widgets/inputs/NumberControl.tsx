import type { ReactNode } from 'react';
import type { InputProps } from '../types';
import { TextView } from './TextControl';
import { CELL_SEPARATOR } from './typing';
import { useNumber } from './useNumber';

/** A number, whole or with a fraction. No key is refused: `1e5` without its letter would be another number. */
export function NumberControl({ start, ...props }: InputProps & { start?: ReactNode }) {
  return (
    <TextView
      {...props}
      control={useNumber(props)}
      inputMode={props.field.type === 'integer' ? 'numeric' : 'decimal'}
      counted={false}
      lineBreak={CELL_SEPARATOR}
      start={start}
      end={props.field.ui.unit}
    />
  );
}
