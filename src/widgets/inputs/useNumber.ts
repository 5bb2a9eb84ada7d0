import { useState } from 'react';
import { plainNumber, valueOfTyped } from '../../model/values/numbers';
import type { InputProps } from '../types';
import { useControl, type Control } from './useControl';

/**
 * The control of a number. The text stands there as it was typed for as long as it means the form's
 * value, and in plain digits once the input is left: `0,5` is `0.5` then, and what is no number, or
 * could be two, is still there to be mended.
 */
export function useNumber(props: Pick<InputProps, 'source' | 'field'>): Control {
  const control = useControl(props);
  const [typed, setTyped] = useState('');
  const { value, onChange, onBlur } = control.field;
  const field = {
    ...control.field,
    value: typed !== '' && valueOfTyped(typed, props.field) === value ? typed : value,
    onChange: (text: string) => {
      setTyped(text);
      onChange(valueOfTyped(text, props.field));
    },
    onBlur: () => {
      setTyped((text) => plainNumber(text) ?? text);
      onBlur();
    },
  };
  return { ...control, field };
}
