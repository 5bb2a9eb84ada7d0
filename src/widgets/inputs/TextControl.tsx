import { useCallback, type ChangeEvent, type ComponentProps, type ReactNode, type RefCallback } from 'react';
import { getMaxLength } from '../../model/form/inputLimits';
import { getAriaProps, FieldFrame } from '../../ui/FieldFrame';
import type { InputProps } from '../types';
import { HelperText, hasHelperText } from './HelperText';
import { countCharacters, joinPastedLines, useInputFilter } from './textInputFilter';
import { useInputControl, type InputControl } from './useInputControl';

export interface TextControlProps extends InputProps {
  /** What stands between lines that are pasted into one. */
  lineBreak?: string;
  type?: 'text' | 'password';
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  lines?: { min: number; max: number };
  monospace?: boolean;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  align?: 'left' | 'right';
  /** The placeholder says something of the value: the label makes room for it. */
  showsPlaceholder?: boolean;
  /** Shown and focused like any input, and never typed into. */
  readOnly?: boolean;
  /** Whether the length is counted below the input; a number's is not. */
  showsCounter?: boolean;
  /** Whether a key may be typed, by what it would leave behind; the most characters are seen to anyway. */
  accept?: (next: string) => boolean;
  onBlur?: () => void;
}

const toText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * An area grows with its text by the browser's own means: to measure it in a hidden copy lays out the page several
 * times before the form is painted. A browser without them counts the line breaks.
 */
const areaProps = ({ min, max }: NonNullable<TextControlProps['lines']>, text: string) => ({
  rows: Math.min(max, Math.max(min, text.split('\n').length)),
  style: { minHeight: `${min}lh`, maxHeight: `${max}lh` },
});

/** What the control of either kind has besides its value. */
function controlProps({ monospace, align, inputMode, autoComplete = 'off', readOnly, ...props }: TextControlProps) {
  const { compact, label, type, lines, field } = props;
  // Of a password each character counts, whatever it is.
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

/** One ref of two, the second of which cleans up behind itself. */
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

/** The text field that all typed widgets are made of; it draws itself alone at each key. */
export function TextControl(props: TextControlProps) {
  return <TextView {...props} control={useInputControl(props, toText)} />;
}

/** The same around a value that the widget manages itself. */
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
  const ref = useBoth(bound.ref, useInputFilter<HTMLInputElement & HTMLTextAreaElement>(accept));
  const text = toText(bound.value);
  const line = {
    text,
    compact,
    ...(error ? { error } : {}),
    ...(helperText ? { helperText } : {}),
    ...(max ? { max } : {}),
  };
  const frame = {
    id,
    label,
    required,
    disabled,
    place: compact ? ('row' as const) : ('form' as const),
    hasError: error !== undefined || (max !== undefined && countCharacters(text) > max),
    help: hasHelperText(line) ? <HelperText {...line} /> : undefined,
    start: props.startAdornment,
    end: props.endAdornment,
    isEmpty: text === '' && !showsPlaceholder,
  };
  const { style, ...rest } = controlProps(props);
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
  const { style: areaStyle, ...area } = areaProps(lines, text);
  return (
    <FieldFrame {...frame}>
      <textarea {...common} {...area} style={{ ...style, ...areaStyle }} />
    </FieldFrame>
  );
}
