import { useState } from 'react';
import { normalizeNumberText, parseTypedNumber } from '../../model/values/parseNumber';
import type { InputProps } from '../types';
import { useInputControl, type InputControl } from './useInputControl';

/**
 * Returns the control of a number input. The typed text is shown as long as it represents the form value. When the
 * user leaves the input, the text is normalized: `0,5` becomes `0.5`. Invalid or ambiguous text remains, so that
 * the user can correct it.
 */
export function useNumberControl(props: Pick<InputProps, 'source' | 'field'>): InputControl {
  const control = useInputControl(props);
  const [typed, setTyped] = useState('');
  const { value, onChange, onBlur } = control.field;
  const field = {
    ...control.field,
    value: typed !== '' && parseTypedNumber(typed, props.field) === value ? typed : value,
    onChange: (text: string) => {
      setTyped(text);
      onChange(parseTypedNumber(text, props.field));
    },
    onBlur: () => {
      setTyped((text) => normalizeNumberText(text) ?? text);
      onBlur();
    },
  };
  return { ...control, field };
}
