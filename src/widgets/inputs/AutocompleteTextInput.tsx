import type { ReactNode } from 'react';
import { TextField, useForkRef } from '@mui/material';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { InputProps } from '../types';
import { joinPastedLines, useKeystrokeFilter } from './restrictTyping';
import { renderHelperText } from './HelperText';
import type { InputControl } from './useInputControl';
import { OVERFLOW_TITLE_PROPS } from './overflowTitle';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/**
 * Returns the texts of an `Autocomplete` in the current language: the accessible names of its buttons that clear
 * the value and open the dropdown, and the texts of an empty dropdown.
 */
export function useAutocompleteTexts(label: string) {
  const t = useAppTranslate();
  return {
    clearText: t('select.clear', { field: label }),
    openText: t('select.open', { field: label }),
    closeText: t('select.close', { field: label }),
    loadingText: t('options.loading'),
    noOptionsText: t('options.none'),
  };
}

interface Props extends Pick<InputProps, 'field' | 'label' | 'required' | 'compact'> {
  /** The argument that `Autocomplete` passes to `renderInput`. */
  params: AutocompleteRenderInputParams;
  control: InputControl;
  helperText?: string | undefined;
  /** Number of chosen options. The text `count/max` is shown below the input. */
  count?: number;
  max?: number;
  /** Separator that replaces the line breaks of pasted text, because the input has a single line. */
  lineBreak?: string;
  /** Whether a keystroke is accepted. `next` is the text that the input would then contain. */
  accept?: (next: string) => boolean;
  /** Error message that replaces the help text and the field error if the options failed to load. */
  problem?: ReactNode;
}

const acceptAll = (): boolean => true;

/** The text input of an `Autocomplete`. Its label, help text and error are the same as those of other inputs. */
export function AutocompleteTextInput(props: Props) {
  const {
    params,
    control,
    field,
    label,
    required,
    compact = false,
    helperText,
    problem,
    lineBreak,
    count,
    max,
    accept = acceptAll,
  } = props;
  const { field: bound, error } = control;
  const ref = useForkRef(bound.ref, useKeystrokeFilter<HTMLInputElement>(accept));
  const counter = count === undefined ? {} : { count, max };
  return (
    <TextField
      {...params}
      name={bound.name}
      label={compact ? undefined : label}
      hiddenLabel={compact}
      required={required}
      error={error !== undefined || problem !== undefined}
      inputRef={ref}
      helperText={problem ?? renderHelperText({ compact, disabled: params.disabled, error, helperText, ...counter })}
      {...(compact ? { margin: 'none' as const, size: 'small' as const } : {})}
      slotProps={{
        ...params.slotProps,
        htmlInput: {
          ...params.slotProps.htmlInput,
          ...OVERFLOW_TITLE_PROPS,
          // Only the form validates. The attribute would add the browser's own validation message.
          required: false,
          onPaste: joinPastedLines(lineBreak),
          'aria-required': required,
          placeholder: field.ui.placeholder,
          ...(compact ? { 'aria-label': label } : {}),
        },
        formHelperText: { component: 'div' },
      }}
    />
  );
}
