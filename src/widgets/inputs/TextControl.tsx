import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { InputAdornment, TextField, useForkRef } from '@mui/material';
import { getMaxLength } from '../../model/inputLimits';
import type { InputProps } from '../types';
import { HelperLine, hasHelperLine } from './HelperLine';
import { lengthOf, pasteLines, useTypingFilter } from './typing';
import { useControl, type Control } from './useControl';

export interface TextControlProps extends InputProps {
  /** What stands between lines that are pasted into one. */
  lineBreak?: string;
  type?: 'text' | 'password';
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  lines?: { min: number; max: number };
  monospace?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  align?: 'left' | 'right';
  /** The placeholder says something of the value: the label makes room for it. */
  showsPlaceholder?: boolean;
  /** Shown and focused like any input, and never typed into. */
  readOnly?: boolean;
  /** Whether the length is counted below the input; a number's is not. */
  counted?: boolean;
  /** Whether a key may be typed, by what it would leave behind; the most characters are seen to anyway. */
  accept?: (next: string) => boolean;
  onBlur?: () => void;
}

const toText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What names and describes an input, the same for every kind of it. */
function marksOf({ label, required, compact }: InputProps) {
  return {
    // The form is checked by its schema; the browser's own bubble would stop the save before that.
    required: false,
    'aria-required': required,
    ...(compact ? { 'aria-label': label } : {}),
  };
}

/**
 * An area grows with its text by the browser's own means: to measure it in a hidden copy lays out the page several
 * times before the form is painted. A browser without them counts the line breaks.
 */
const areaProps = ({ min, max }: NonNullable<TextControlProps['lines']>, text: string) => ({
  type: undefined,
  rows: Math.min(max, Math.max(min, text.split('\n').length)),
  style: { fieldSizing: 'content', minHeight: `${min}lh`, maxHeight: `${max}lh` } as const,
});

function inputProps(
  { monospace, align, inputMode, autoComplete = 'off', readOnly, ...props }: TextControlProps,
  text: string,
) {
  const style = {
    ...(monospace ? { fontFamily: 'monospace' } : {}),
    ...(align === 'right' ? { textAlign: 'right' as const } : {}),
  };
  const { style: areaStyle, ...area } = props.lines ? areaProps(props.lines, text) : {};
  const { placeholder } = props.field.ui;
  // Of a password each character counts, whatever it is.
  const isPlain = props.lines === undefined && props.type !== 'password';
  return {
    ...marksOf(props),
    inputMode,
    autoComplete,
    placeholder,
    ...area,
    style: { ...style, ...areaStyle },
    ...(readOnly ? { readOnly } : {}),
    ...(isPlain ? { onPaste: pasteLines(props.lineBreak) } : {}),
  };
}

const adornment = (content: ReactNode, position: 'start' | 'end'): ReactNode =>
  content === undefined || content === '' ? undefined : <InputAdornment position={position}>{content}</InputAdornment>;

/** The text field that all typed widgets are made of; it draws itself alone at each key. */
export function TextControl(props: TextControlProps) {
  return <TextView {...props} control={useControl(props, toText)} />;
}

/** The same around a value that the widget manages itself. */
export function TextView(props: TextControlProps & { control: Pick<Control, 'id' | 'field' | 'error'> }) {
  const { field, required, disabled, label, helperText, compact = false, control, lines } = props;
  const { id, field: bound, error } = control;
  const { counted = true, type = 'text', accept: acceptOwn, showsPlaceholder = false } = props;
  const most = getMaxLength(field.limits);
  const max = counted ? most : undefined;
  const accept = useCallback(
    (next: string) => (most === undefined || lengthOf(next) <= most) && (acceptOwn?.(next) ?? true),
    [most, acceptOwn],
  );
  const ref = useForkRef(bound.ref, useTypingFilter<HTMLInputElement>(accept));
  const text = toText(bound.value);
  const line = {
    text,
    compact,
    ...(error ? { error } : {}),
    ...(helperText ? { helperText } : {}),
    ...(max ? { max } : {}),
  };
  const input = {
    startAdornment: adornment(props.start, 'start'),
    endAdornment: adornment(props.end, 'end'),
    // MUI animates each input once to hear of values that the browser fills in by itself.
    disableInjectingGlobalStyles: props.autoComplete === undefined,
    ...(lines ? { inputComponent: 'textarea' as const } : {}),
  };

  return (
    <TextField
      id={id}
      name={bound.name}
      type={type}
      label={compact ? undefined : label}
      hiddenLabel={compact}
      required={required}
      disabled={disabled}
      error={error !== undefined || (max !== undefined && lengthOf(text) > max)}
      value={text}
      onChange={({ target }) => bound.onChange(target.value)}
      onBlur={() => {
        bound.onBlur();
        props.onBlur?.();
      }}
      inputRef={ref}
      helperText={hasHelperLine(line) ? <HelperLine {...line} /> : undefined}
      fullWidth
      {...(compact ? { margin: 'none' as const, size: 'small' as const } : {})}
      multiline={lines !== undefined}
      slotProps={{
        input,
        htmlInput: inputProps(props, text),
        ...(showsPlaceholder ? { inputLabel: { shrink: true } } : {}),
      }}
    />
  );
}
