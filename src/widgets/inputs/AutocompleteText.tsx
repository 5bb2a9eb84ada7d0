import type { ReactNode } from 'react';
import { TextField, useForkRef } from '@mui/material';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { InputProps } from '../types';
import { HelperLine, hasHelperLine } from './HelperLine';
import { pasteLines, useTypingFilter } from './typing';
import type { Control } from './useControl';
import { WHOLE_TEXT } from './wholeText';
import { useT } from '../../i18n/useT';

/** What the buttons and the open list of a field say, in the language of the page. */
export function useAutocompleteTexts(label: string) {
  const t = useT();
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
  control: Control;
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
  const ref = useForkRef(bound.ref, useTypingFilter<HTMLInputElement>(accept));
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
      helperText={problem ?? (hasHelperLine(line) ? <HelperLine {...line} /> : undefined)}
      {...(compact ? { margin: 'none' as const, size: 'small' as const } : {})}
      slotProps={{
        ...params.slotProps,
        htmlInput: {
          ...params.slotProps.htmlInput,
          ...WHOLE_TEXT,
          // The form checks; the browser's own bubble would speak beside it.
          required: false,
          onPaste: pasteLines(lineBreak),
          'aria-required': required,
          placeholder: field.ui.placeholder,
          ...(compact ? { 'aria-label': label } : {}),
        },
        formHelperText: { component: 'div' },
      }}
    />
  );
}
