import { useMemo, useState, type ReactNode } from 'react';
import type { InputProps } from '../types';
import { acceptsDecimal, parseDecimal } from './numbers';
import { TextView } from './TextControl';
import { useControl } from './useControl';

/**
 * A decimal number. What is shown is the text as typed as long as it means the form's value: `1.`
 * and `1.50` are both on the way to a number that prints otherwise.
 */
export function DecimalControl({ start, ...props }: InputProps & { start?: ReactNode }) {
  const { field } = props;
  const control = useControl(props);
  const [typed, setTyped] = useState('');
  const accepts = useMemo(() => acceptsDecimal(field), [field]);
  const { value } = control.field;
  const shown = {
    ...control.field,
    value: parseDecimal(typed, field) === value ? typed : value,
    onChange: (text: string) => {
      setTyped(text);
      control.field.onChange(parseDecimal(text, field));
    },
  };
  return (
    <TextView
      {...props}
      control={{ ...control, field: shown }}
      inputMode="decimal"
      accepts={accepts}
      start={start}
      end={field.ui.unit}
    />
  );
}
