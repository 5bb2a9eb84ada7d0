import type { ReactNode } from 'react';
import type { Option } from '../../model/entity/entity';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { DropdownControl } from '../inputs/DropdownControl';
import type { ChoiceEntry } from '../inputs/ChoiceList';
import { findSelectedOption } from '../inputs/findSelectOption';
import { useInputControl } from '../inputs/useInputControl';
import type { InputProps } from '../types';

interface Props extends InputProps {
  options: readonly Option[];
  /** Error message below the filter if its options failed to load. */
  problem?: ReactNode;
}

/** A dropdown whose first option is `All`. If `All` is chosen, no filter value is sent. */
export function DropdownFilter({ source, field, label, required, disabled, options, problem }: Props) {
  const t = useAppTranslate();
  const control = useInputControl({ source });
  const { onChange } = control.field;
  const { clearable: isClearable = true, allLabel } = field.ui;
  const value = String(control.field.value);
  const isUnknown = value !== '' && !findSelectedOption(options, value);
  const none = {
    value: '',
    label: isClearable ? (allLabel ?? t('filter.all')) : t('filter.choose'),
    disabled: !isClearable,
  };
  const entries: ChoiceEntry[] = [
    ...(isClearable || value === '' ? [none] : []),
    ...(isUnknown ? [{ value, label: value }] : []),
    ...options,
  ];
  const chosen = findSelectedOption(entries, value);
  return (
    <DropdownControl
      place="bar"
      {...{ control, label, required, disabled, entries }}
      text={chosen?.label}
      isFaulty={control.error !== undefined}
      help={problem ?? control.error ?? chosen?.description}
      onChoose={onChange}
      onClear={isClearable && value !== '' && !disabled ? () => onChange('') : undefined}
    />
  );
}
