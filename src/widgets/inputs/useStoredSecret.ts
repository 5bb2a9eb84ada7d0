import { get } from 'react-hook-form';
import { isSecretMask } from '../../model/values/maskedSecrets';
import { isEmpty } from '../../model/values/isEmpty';
import type { InputProps } from '../types';
import { useInputControl, type InputControl } from './useInputControl';

interface StoredSecret {
  /** Empty while the stored value is kept. Typed text replaces the whole value. */
  control: InputControl;
  /** `none`: the server has no value; `kept`: it is unchanged; `replaced` by typed text; `removed`. */
  state: 'none' | 'kept' | 'replaced' | 'removed';
  /** Reverts the typed text or the removal. */
  keep: () => void;
  /**
   * Absent if a value is required, and if the server does not send the stored value, because nothing would be sent
   * then.
   */
  remove?: () => void;
}

/**
 * The input control of a secret that the server has stored. The stored value cannot be edited, only replaced;
 * clearing the input keeps it.
 */
export function useStoredSecret(props: Pick<InputProps, 'source' | 'field' | 'required'>): StoredSecret {
  const control = useInputControl(props);
  const { field, formState } = control;
  const { value, onChange } = field;
  const stored: unknown = get(formState.defaultValues, props.source);
  const isStored = !isEmpty(stored);
  const isKept = isSecretMask(props.field, value) || (isStored && value === stored);
  const type = (text: string): void => onChange(text === '' && isStored ? stored : text);
  const isTold = !isSecretMask(props.field, stored);
  return {
    control: { ...control, field: { ...field, value: isKept ? '' : value, onChange: type } },
    state: isKept ? 'kept' : !isStored ? 'none' : isEmpty(value) ? 'removed' : 'replaced',
    keep: () => onChange(stored),
    ...(isTold && !props.required ? { remove: () => onChange('') } : {}),
  };
}
