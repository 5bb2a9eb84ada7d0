import { useState } from 'react';
import { normalizeNumberText, parseTypedNumber } from '../../model/values/parseNumber';
import type { InputProps } from '../types';
import { useInputControl, type InputControl } from './useInputControl';

/**
 * The control of a number. The text stands there as it was typed for as long as it means the form's
 * value, and in plain digits once the input is left: `0,5` is `0.5` then, and what is no number, or
 * could be two, is still there to be mended.
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
