import type { ReactNode } from 'react';
import { TextField, useForkRef } from '@mui/material';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { InputProps } from '../types';
import { joinPastedLines, useKeystrokeFilter } from './keystrokeFilter';
import { renderHelperText } from './HelperText';
import type { InputControl } from './useInputControl';
import { OVERFLOW_TITLE_PROPS } from './overflowTitle';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/**
 * Returns the accessible names of the clear and open buttons and the texts of the open dropdown, in the current
 * language.
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
  /** Passed to `renderInput` by `Autocomplete`. */
  params: AutocompleteRenderInputParams;
  control: InputControl;
  helperText?: string | undefined;
  /** Number of chosen options, shown with the maximum. */
  count?: number;
  max?: number;
  /** Separator that replaces line breaks in pasted text. */
  lineBreak?: string;
  /** Whether a keystroke is accepted, given the text that it would produce. */
  accept?: (next: string) => boolean;
  /** Shown instead of help text and error if the options failed to load. */
  problem?: ReactNode;
}

const acceptAll = (): boolean => true;

/** The text input of an `Autocomplete`, with the same label, help text and error as other inputs. */
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
      helperText={problem ?? renderHelperText({ compact, error, helperText, ...counter })}
      {...(compact ? { margin: 'none' as const, size: 'small' as const } : {})}
      slotProps={{
        ...params.slotProps,
        htmlInput: {
          ...params.slotProps.htmlInput,
          ...OVERFLOW_TITLE_PROPS,
          // The form validates. The browser's own validation message would appear in addition.
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
