import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import Clear from '@mui/icons-material/Clear';
import { useFormContext } from 'react-hook-form';
import type { OptionItem } from '../optionItems';
import type { InputProps } from '../types';
import { ChoiceControl } from './ChoiceControl';
import type { ChoiceEntry } from './ChoiceList';
import { findSelectedOption, coerceCode } from './selectOptions';
import { HelperText, hasHelperText } from './HelperText';
import type { InputControl } from './useInputControl';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';

/** Elsewhere, in the control, or in its open list. */
export type FocusState = 'away' | 'focused' | 'open';

export interface SelectControlProps extends InputProps {
  control: InputControl;
  options: readonly OptionItem[];
  loading: boolean;
  /** So many characters are to be typed before there are options. */
  minSearchLength?: number;
  /** Text of the chosen value while, or although, the list does not hold it. */
  selectedLabel?: string;
  /** Said instead of help and error: the list is missing. */
  problem?: ReactNode;
  /** Where the user was in the control that this one takes the place of, or that goes. */
  focusState?: RefObject<FocusState>;
}

/** For the pointer: with the keyboard Delete does it, and nobody has to walk past one more button. */
function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const t = useAppTranslate();
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      className="wd-clear"
      label={t('select.clear', { field: label })}
      onClick={onClear}
    >
      <Clear fontSize="small" />
    </IconButton>
  );
}

/** What the open list has; a value that it does not have stays. */
function useEntries({ options, loading }: SelectControlProps, value: string, shown: string): ChoiceEntry[] {
  const t = useAppTranslate();
  // Without a text it is only not known yet.
  const isUnknown = value !== '' && shown !== '' && !findSelectedOption(options, value);
  return [
    ...(isUnknown ? [{ value, label: shown }] : []),
    ...options,
    ...(options.length === 0
      ? [{ value: '', label: t(loading ? 'options.loading' : 'options.none'), disabled: true }]
      : []),
  ];
}

/** Tells whether the user was in the control or in its list when it went. */
function useLeft(id: string, left: RefObject<FocusState> | undefined): void {
  // Told while it still stands there: then nobody can ask any more.
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    return () => {
      if (!left) return;
      const isOpen = element?.getAttribute('aria-expanded') === 'true';
      left.current = isOpen ? 'open' : element === document.activeElement ? 'focused' : 'away';
    };
  }, [id, left]);
}

/** A short list to choose one of. */
export function SelectControl(props: SelectControlProps) {
  const { control, options, loading, field, label, required, disabled, compact = false, helperText, problem } = props;
  const { id, field: bound, error } = control;
  const { setFocus } = useFormContext();
  useLeft(id, props.focusState);
  const value = String(bound.value);
  // While the list is on its way nobody has asked for the code.
  const text =
    value === '' ? '' : (findSelectedOption(options, value)?.label ?? props.selectedLabel ?? (loading ? '' : value));
  const entries = useEntries(props, value, text);
  const line = { compact, ...(error ? { error } : {}), ...(helperText ? { helperText } : {}) };
  // The button goes with the value: the focus must not go with it.
  const clear = (): void => {
    bound.onChange('');
    setFocus(bound.name);
  };
  const isClearable = value !== '' && !disabled && field.ui.clearable !== false;
  return (
    <ChoiceControl
      place={compact ? 'row' : 'form'}
      {...{ control, label, required, disabled, entries, text }}
      isFaulty={error !== undefined || problem !== undefined}
      help={problem ?? (hasHelperText(line) ? <HelperText {...line} /> : undefined)}
      end={isClearable && <ClearButton label={label} onClear={clear} />}
      onChoose={(next) => bound.onChange(coerceCode(next, field))}
      onClear={isClearable ? clear : undefined}
    />
  );
}
