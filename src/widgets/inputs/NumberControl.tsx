import type { ReactNode } from 'react';
import type { InputProps } from '../types';
import { TextView } from './TextControl';
import { useNumber } from './useNumber';

/** Several cells of a sheet are no number: with a comma between them they stay several. */
export const LINE_BREAK = ', ';

/** A number, whole or with a fraction. No key is refused: `1e5` without its letter would be another number. */
export function NumberControl({ start, ...props }: InputProps & { start?: ReactNode }) {
  return (
    <TextView
      {...props}
      control={useNumber(props)}
      inputMode={props.field.type === 'integer' ? 'numeric' : 'decimal'}
      counted={false}
      lineBreak={LINE_BREAK}
      start={start}
      end={props.field.ui.unit}
    />
  );
}
