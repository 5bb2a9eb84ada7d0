import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import Clear from '@mui/icons-material/Clear';
import { useFormContext } from 'react-hook-form';
import type { OptionItem } from '../normalizeOptions';
import type { InputProps } from '../types';
import { DropdownControl } from './DropdownControl';
import type { ChoiceEntry } from './ChoiceList';
import { findSelectedOption, convertCodeToFieldType } from './findSelectOption';
import { renderHelperText } from './HelperText';
import type { InputControl } from './useInputControl';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';

/** Place of the focus: outside the control, in the control or in its open dropdown. */
export type SelectFocusState = 'away' | 'focused' | 'open';

export interface SelectControlProps extends InputProps {
  control: InputControl;
  options: readonly OptionItem[];
  loading: boolean;
  /** Number of characters that the user must type before the options are loaded. */
  minSearchLength?: number;
  /** Label of the chosen value. It is used while the options are loading, or if they do not contain the value. */
  selectedLabel?: string;
  /** Error message that replaces the help text and the field error if the options failed to load. */
  problem?: ReactNode;
  /**
   * Focus state of the control at the time when `SearchSelect` replaces `SelectControl`. `SelectControl` writes it
   * when it unmounts, and `SearchSelect` reads it.
   */
  focusState?: RefObject<SelectFocusState>;
}

/**
 * A button that clears the value. It is for the pointer only and not a tab stop. Keyboard users press Delete in the
 * control.
 */
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

/**
 * Returns the entries of the dropdown. If the options do not contain the current value, an entry for the value is
 * added.
 */
function useEntries({ options, loading }: SelectControlProps, value: string, shown: string): ChoiceEntry[] {
  const t = useAppTranslate();
  // If there is no label yet, the options are still loading.
  const isUnknown = value !== '' && shown !== '' && !findSelectedOption(options, value);
  return [
    ...(isUnknown ? [{ value, label: shown }] : []),
    ...options,
    ...(options.length === 0
      ? [{ value: '', label: t(loading ? 'options.loading' : 'options.none'), disabled: true }]
      : []),
  ];
}

/** Stores where the focus was when the control unmounts. */
function useLeft(id: string, focusState: RefObject<SelectFocusState> | undefined): void {
  // A layout effect, because its cleanup function runs while the element is still in the document.
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    return () => {
      if (!focusState) return;
      const isOpen = element?.getAttribute('aria-expanded') === 'true';
      focusState.current = isOpen ? 'open' : element === document.activeElement ? 'focused' : 'away';
    };
  }, [id, focusState]);
}

/** A dropdown (single choice) for a short option list. */
export function SelectControl(props: SelectControlProps) {
  const { control, options, loading, field, label, required, disabled, compact = false, helperText, problem } = props;
  const { id, field: bound, error } = control;
  const { setFocus } = useFormContext();
  useLeft(id, props.focusState);
  const value = String(bound.value);
  // While the options are loading, the control shows no text. The code of the chosen option would mean nothing to
  // the user.
  const chosen = findSelectedOption(options, value);
  const text = value === '' ? '' : (chosen?.label ?? props.selectedLabel ?? (loading ? '' : value));
  const entries = useEntries(props, value, text);
  // The focused clear button disappears together with the value, so the focus moves to the control.
  const clear = (): void => {
    bound.onChange('');
    setFocus(bound.name);
  };
  const isClearable = value !== '' && !disabled && field.ui.clearable !== false;
  return (
    <DropdownControl
      place={compact ? 'row' : 'form'}
      {...{ control, label, required, disabled, entries, text }}
      isFaulty={error !== undefined || problem !== undefined}
      help={problem ?? renderHelperText({ compact, disabled, error, helperText })}
      end={isClearable && <ClearButton label={label} onClear={clear} />}
      onChoose={(next) => bound.onChange(convertCodeToFieldType(next, field))}
      onClear={isClearable ? clear : undefined}
    />
  );
}
