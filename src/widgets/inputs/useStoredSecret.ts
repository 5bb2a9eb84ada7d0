import { get } from 'react-hook-form';
import { isSecretMask } from '../../model/values/maskedSecrets';
import { isEmpty } from '../../model/values/isEmpty';
import type { InputProps } from '../types';
import { useInputControl, type InputControl } from './useInputControl';

interface StoredSecret {
  /**
   * Control of the input. Its value is empty as long as the stored secret is unchanged. Typed text replaces the
   * whole secret.
   */
  control: InputControl;
  /**
   * `none`: the server has no secret. `kept`: the stored secret is unchanged. `replaced`: the user has typed a new
   * secret. `removed`: the user has removed the secret.
   */
  state: 'none' | 'kept' | 'replaced' | 'removed';
  /** Restores the stored secret after the user has typed text or removed the secret. */
  keep: () => void;
  /**
   * Removes the stored secret. Undefined if the field is required. Also undefined if the server does not send the
   * secret, because the removal would then change nothing in the request.
   */
  remove?: () => void;
}

/**
 * Returns the input control of a secret that may be stored on the server. The user can replace the stored secret
 * but not edit it. If the user clears the input, the stored secret remains unchanged.
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
