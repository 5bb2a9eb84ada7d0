import { useCallback, type ChangeEvent, type ComponentProps, type ReactNode, type RefCallback } from 'react';
import { getMaxLength } from '../../model/form/inputLimits';
import { toText } from '../../model/values/isEmpty';
import { getAriaProps, FieldFrame } from '../../ui/FieldFrame';
import type { InputProps } from '../types';
import { countCharacters, joinPastedLines, useKeystrokeFilter } from './keystrokeFilter';
import { renderHelperText } from './HelperText';
import { useInputControl, type InputControl } from './useInputControl';

export interface TextControlProps extends InputProps {
  /** Separator that replaces line breaks in pasted text. */
  lineBreak?: string;
  type?: 'text' | 'password';
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  lines?: { min: number; max: number };
  monospace?: boolean;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  align?: 'left' | 'right';
  /** The placeholder describes the value: the label shrinks so that it is visible. */
  showsPlaceholder?: boolean;
  /** Shown and focusable like any input, but cannot be edited. */
  readOnly?: boolean;
  /** Whether the length is counted below the input; false for numbers. */
  showsCounter?: boolean;
  /**
   * Whether a keystroke is accepted, given the text that it would produce. The maximum length is enforced
   * separately.
   */
  accept?: (next: string) => boolean;
  onBlur?: () => void;
}

/**
 * A text area grows with its text by CSS: measuring in a hidden copy, as MUI does, causes several layouts before
 * the form is painted. In browsers without support the number of line breaks sets the height.
 */
const getTextareaProps = ({ min, max }: NonNullable<TextControlProps['lines']>, text: string) => ({
  rows: Math.min(max, Math.max(min, text.split('\n').length)),
  style: { minHeight: `${min}lh`, maxHeight: `${max}lh` },
});

/** Props that input and textarea share, except the value. */
function getControlProps({ monospace, align, inputMode, autoComplete = 'off', readOnly, ...props }: TextControlProps) {
  const { compact, label, type, lines, field } = props;
  // In a password every character counts, spaces included.
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

/** Combines two callback refs. The second returns a cleanup function. */
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

/** The text field of all typed widgets. At each keystroke only this component re-renders. */
export function TextControl(props: TextControlProps) {
  return <TextView {...props} control={useInputControl(props, toText)} />;
}

/** The same text field for a value that the widget manages itself. */
export function TextView(props: TextControlProps & { control: Pick<InputControl, 'id' | 'field' | 'error'> }) {
  const { field, required, disabled, label, helperText, compact = false, control, lines } = props;
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
  const frame = {
    id,
    label,
    required,
    disabled,
    place: compact ? ('row' as const) : ('form' as const),
    hasError: error !== undefined || (max !== undefined && countCharacters(text) > max),
    help: renderHelperText({ text, compact, error, helperText, max: max || undefined }),
    start: props.startAdornment,
    end: props.endAdornment,
    isEmpty: text === '' && !showsPlaceholder,
  };
  const { style, ...rest } = getControlProps(props);
  const common = {
    id,
    ref,
    name: bound.name,
    disabled,
    value: text,
    ...getAriaProps(frame),
    ...rest,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => bound.onChange(target.value),
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
