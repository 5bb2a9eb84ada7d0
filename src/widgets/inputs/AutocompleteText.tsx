import type { ReactNode } from 'react';
import { TextField, useForkRef } from '@mui/material';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { InputProps } from '../types';
import { HelperText, hasHelperText } from './HelperText';
import { joinPastedLines, useInputFilter } from './textInputFilter';
import type { InputControl } from './useInputControl';
import { OVERFLOW_TITLE_PROPS } from './overflowTitle';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/** What the buttons and the open list of a field say, in the language of the page. */
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
  /** Of `renderInput`. */
  params: AutocompleteRenderInputParams;
  control: InputControl;
  helperText?: string | undefined;
  /** How many are chosen of the most that can be. */
  count?: number;
  max?: number;
  /** What stands between lines that are pasted into one. */
  lineBreak?: string;
  /** Whether a key may be typed, by what it would leave behind. */
  accept?: (next: string) => boolean;
  /** Said instead of help and error: the list is missing. */
  problem?: ReactNode;
}

const acceptAll = (): boolean => true;

/** The text input of an `Autocomplete`, with label, help and error as every input has them. */
export function AutocompleteText(props: Props) {
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
  const ref = useForkRef(bound.ref, useInputFilter<HTMLInputElement>(accept));
  const line = {
    compact,
    ...(error ? { error } : {}),
    ...(helperText ? { helperText } : {}),
    ...(count === undefined || max === undefined ? {} : { count, max }),
  };
  return (
    <TextField
      {...params}
      name={bound.name}
      label={compact ? undefined : label}
      hiddenLabel={compact}
      required={required}
      error={error !== undefined || problem !== undefined}
      inputRef={ref}
      helperText={problem ?? (hasHelperText(line) ? <HelperText {...line} /> : undefined)}
      {...(compact ? { margin: 'none' as const, size: 'small' as const } : {})}
      slotProps={{
        ...params.slotProps,
        htmlInput: {
          ...params.slotProps.htmlInput,
          ...OVERFLOW_TITLE_PROPS,
          // The form checks; the browser's own bubble would speak beside it.
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
