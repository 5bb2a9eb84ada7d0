import { useCallback, useState, type ChangeEvent, type ComponentProps, type ReactNode, type RefCallback } from 'react';
import { getMaxLength } from '../../model/form/inputLimits';
import { parseTypedText } from '../../model/values/parseNumber';
import { toText } from '../../model/values/isEmpty';
import { getAriaProps, FieldFrame } from '../../ui/FieldFrame';
import type { InputProps } from '../types';
import { countCharacters, joinPastedLines, useKeystrokeFilter } from './restrictTyping';
import { renderHelperText } from './HelperText';
import { useInputControl, type InputControl } from './useInputControl';

export interface TextControlProps extends InputProps {
  /** Separator that replaces the line breaks of pasted text in a single-line input. */
  lineBreak?: string;
  type?: 'text' | 'password';
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  lines?: { min: number; max: number };
  monospace?: boolean;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  align?: 'left' | 'right';
  /**
   * Whether the placeholder is always visible, because it describes the current value. The label is then shrunk, so
   * that it does not cover the placeholder.
   */
  showsPlaceholder?: boolean;
  /** Whether the input cannot be edited. It is nevertheless shown and focusable like any other input. */
  readOnly?: boolean;
  /** Whether a character counter is shown below the input. False for numbers. */
  showsCounter?: boolean;
  /**
   * Whether a keystroke is accepted. `next` is the text that the input would then contain. The maximum length is
   * enforced separately.
   */
  accept?: (next: string) => boolean;
  onBlur?: () => void;
}

/**
 * Returns the props of a text area that grows with its text. CSS determines its height: MUI measures the text in a
 * hidden copy, which causes several layouts before the form is painted. In browsers without CSS support for this
 * (`field-sizing`) the number of line breaks determines the height.
 */
const getTextareaProps = ({ min, max }: NonNullable<TextControlProps['lines']>, text: string) => ({
  rows: Math.min(max, Math.max(min, text.split('\n').length)),
  style: { minHeight: `${min}lh`, maxHeight: `${max}lh` },
});

/** Returns the props that `input` and `textarea` share, except the value. */
function getControlProps({ monospace, align, inputMode, autoComplete = 'off', readOnly, ...props }: TextControlProps) {
  const { compact, label, type, lines, field } = props;
  // Pasted text is changed only in a single-line input. In a password every character counts, including spaces.
  const isPlain = lines === undefined && type !== 'password';
  return {
    ...(compact ? { 'aria-label': label } : {}),
    inputMode,
    autoComplete,
    placeholder: field.ui.placeholder,
    readOnly,
    style: {
      ...(monospace ? { fontFamily: 'monospace' } : {}),
      ...(align === 'right' ? { textAlign: 'right' as const } : {}),
    },
    ...(isPlain ? { onPaste: joinPastedLines(props.lineBreak) } : {}),
  };
}

/** Combines two callback refs. Calls the cleanup function that the second ref returns. */
const useBoth = <E,>(first: RefCallback<E>, second: RefCallback<E>): RefCallback<E> =>
  useCallback(
    (element: E | null) => {
      const end = second(element);
      first(element);
      return () => {
        end?.();
        first(null);
      };
    },
    [first, second],
  );

/** Heights of an input for one line whose text has several nevertheless. */
const LINES_OF_TEXT = { min: 1, max: 8 };

/**
 * Returns the lines of an input, for one of a single line also if its text has, or has had, several: the browser would
 * remove its line breaks with the first keystroke.
 */
function useLines({ lines, type }: TextControlProps, text: string): TextControlProps['lines'] {
  const [hasLines, setHasLines] = useState(false);
  const isCut = !hasLines && lines === undefined && type !== 'password' && text.includes('\n');
  if (isCut) setHasLines(true);
  return lines ?? (hasLines ? LINES_OF_TEXT : undefined);
}

/** The text input of all widgets in which the user types text. At each keystroke only this component re-renders. */
export function TextControl(props: TextControlProps) {
  return <ControlledTextInput {...props} control={useInputControl(props, toText)} />;
}

/** The text input of `TextControl` for a widget that manages the displayed text itself. */
export function ControlledTextInput(
  props: TextControlProps & { control: Pick<InputControl, 'id' | 'field' | 'error'> },
) {
  const { field, required, disabled, label, helperText, compact = false, control } = props;
  const { id, field: bound, error } = control;
  const { showsCounter = true, type = 'text', accept: acceptOwn, showsPlaceholder = false } = props;
  const most = getMaxLength(field.limits);
  const max = showsCounter ? most : undefined;
  const accept = useCallback(
    (next: string) => (most === undefined || countCharacters(next) <= most) && (acceptOwn?.(next) ?? true),
    [most, acceptOwn],
  );
  const ref = useBoth(bound.ref, useKeystrokeFilter<HTMLInputElement & HTMLTextAreaElement>(accept));
  const text = toText(bound.value);
  const lines = useLines(props, text);
  const frame = {
    id,
    label,
    required,
    disabled,
    place: compact ? ('row' as const) : ('form' as const),
    hasError: error !== undefined || (max !== undefined && countCharacters(text) > max),
    help: renderHelperText({
      text,
      compact,
      disabled,
      error,
      helperText,
      max: max || undefined,
      isAlwaysCounted: field.ui.alwaysShowCounter,
    }),
    start: props.startAdornment,
    end: props.endAdornment,
    isEmpty: text === '' && !showsPlaceholder,
  };
  const { style, ...rest } = getControlProps(lines ? { ...props, lines } : props);
  const common = {
    id,
    ref,
    name: bound.name,
    disabled,
    value: text,
    ...getAriaProps(frame),
    ...rest,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      bound.onChange(parseTypedText(target.value, field)),
    onBlur: () => {
      bound.onBlur();
      props.onBlur?.();
    },
  };
  if (!lines) {
    return (
      <FieldFrame {...frame}>
        <input type={type} {...common} style={style} />
      </FieldFrame>
    );
  }
  const { style: areaStyle, ...area } = getTextareaProps(lines, text);
  return (
    <FieldFrame {...frame}>
      <textarea {...common} {...area} style={{ ...style, ...areaStyle }} />
    </FieldFrame>
  );
}
