import { get } from 'react-hook-form';
import { isMask } from '../../model/values/mask';
import { isEmpty } from '../../model/values/empty';
import type { InputProps } from '../types';
import { useControl, type Control } from './useControl';

interface StoredSecret {
  /** Empty while the stored value stays; what is typed replaces it whole. */
  control: Control;
  /** `none`: the server has no value; `kept`: it stays; `replaced` by what is typed; `removed`. */
  state: 'none' | 'kept' | 'replaced' | 'removed';
  /** Takes back what was typed, or the removal. */
  keep: () => void;
  /** Absent where a value must be there, and where the server does not tell its own: nothing would be sent then. */
  remove?: () => void;
}

/**
 * The control of a secret of which the server has a value, be it told or masked: nobody edits that value,
 * and what is typed takes its place. An input that is emptied again keeps it.
 */
export function useStoredSecret(props: Pick<InputProps, 'source' | 'field' | 'required'>): StoredSecret {
  const control = useControl(props);
  const { field, formState } = control;
  const { value, onChange } = field;
  const stored: unknown = get(formState.defaultValues, props.source);
  const isStored = !isEmpty(stored);
  const isKept = isMask(props.field, value) || (isStored && value === stored);
  const type = (text: string): void => onChange(text === '' && isStored ? stored : text);
  const isTold = !isMask(props.field, stored);
  return {
    control: { ...control, field: { ...field, value: isKept ? '' : value, onChange: type } },
    state: isKept ? 'kept' : !isStored ? 'none' : isEmpty(value) ? 'removed' : 'replaced',
    keep: () => onChange(stored),
    ...(isTold && !props.required ? { remove: () => onChange('') } : {}),
  };
}
