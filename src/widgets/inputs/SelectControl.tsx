import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton, InputAdornment, MenuItem, TextField } from '@mui/material';
import Clear from '@mui/icons-material/Clear';
import { useFormContext } from 'react-hook-form';
import type { OptionItem } from '../optionItems';
import type { InputProps } from '../types';
import { byLetter, chosenOf, coerce } from './choices';
import { HelperLine, hasHelperLine } from './HelperLine';
import { CLEAR } from './layout';
import type { Control } from './useControl';
import { WHOLE_TEXT } from './wholeText';
import { useT } from '../../i18n/useT';

/** Elsewhere, in the control, or in its open list. */
export type Left = 'away' | 'focused' | 'open';

export interface ChoiceProps extends InputProps {
  control: Control;
  options: readonly OptionItem[];
  loading: boolean;
  /** So many characters are to be typed before there are options. */
  least?: number;
  /** Text of the chosen value while, or although, the list does not hold it. */
  known?: string;
  /** Said instead of help and error: the list is missing. */
  problem?: ReactNode;
  /** Where the user was in the control that this one takes the place of, or that goes. */
  left?: RefObject<Left>;
}

/** For the pointer: with the keyboard Delete does it, and nobody has to walk past one more button. */
function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const t = useT();
  const text = t('select.clear', { field: label });
  return (
    // As far to the right as the arrow allows: a long choice ends in an ellipsis before it.
    <InputAdornment position="end" className={CLEAR} sx={{ mr: 0 }}>
      <IconButton size="small" tabIndex={-1} aria-label={text} title={text} onClick={onClear}>
        <Clear fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}

/** A short list to choose one of. */
export function SelectControl(props: ChoiceProps) {
  const { control, options, field, label, required, disabled, compact = false, helperText, problem, known } = props;
  const { left } = props;
  const isOpen = useRef(false);
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  // Told while it still stands there: then nobody can ask any more.
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      const isFocused = element?.contains(document.activeElement) === true;
      if (left) left.current = isOpen.current ? 'open' : isFocused ? 'focused' : 'away';
    };
  }, [left]);
  const { id, field: bound, error } = control;
  const { setFocus } = useFormContext();
  const chosen = chosenOf(options, bound.value);
  const value = chosen ? String(chosen.value) : String(bound.value);
  const line = { compact, ...(error ? { error } : {}), ...(helperText ? { helperText } : {}) };
  const help = hasHelperLine(line) ? <HelperLine {...line} /> : undefined;
  // The button goes with the value: the focus must not go with it.
  const clear = (): void => {
    bound.onChange('');
    setFocus(bound.name);
  };
  const clearable = value !== '' && !disabled && field.ui.clearable !== false;
  // What happens in the open list comes here as well.
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (isOpen.current) return;
    if (clearable && (key === 'Delete' || key === 'Backspace')) clear();
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    const meant = isLetter && !disabled ? byLetter(options, bound.value, key) : undefined;
    if (meant) bound.onChange(coerce(meant.value, field));
  };
  return (
    <TextField
      select
      ref={root}
      id={id}
      name={bound.name}
      label={compact ? undefined : label}
      hiddenLabel={compact}
      required={required}
      disabled={disabled}
      error={error !== undefined || problem !== undefined}
      value={value}
      onChange={({ target }) => {
        const next = options.find((option) => String(option.value) === target.value);
        if (next) bound.onChange(coerce(next.value, field));
      }}
      onBlur={bound.onBlur}
      onKeyDown={onKeyDown}
      inputRef={bound.ref}
      helperText={problem ?? help}
      fullWidth
      {...(compact ? { margin: 'none' as const, size: 'small' as const } : {})}
      slotProps={{
        htmlInput: { required: false, 'aria-label': label },
        select: {
          displayEmpty: compact,
          onOpen: () => {
            isOpen.current = true;
          },
          onClose: () => {
            isOpen.current = false;
          },
          SelectDisplayProps: {
            ...WHOLE_TEXT,
            'aria-required': required,
            ...(clearable ? { 'aria-keyshortcuts': 'Delete' } : {}),
            ...(compact ? { 'aria-label': label } : {}),
          },
        },
        input: {
          disableInjectingGlobalStyles: true,
          ...(clearable ? { endAdornment: <ClearButton label={label} onClear={clear} /> } : {}),
        },
        formHelperText: { component: 'div' },
      }}
    >
      {/* While the list is on its way nobody has asked for the code. */}
      {value !== '' && !chosen && <MenuItem value={value}>{known ?? (props.loading ? '' : value)}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
      {options.length === 0 && (
        <MenuItem value="" disabled>
          {props.loading ? t('options.loading') : t('options.none')}
        </MenuItem>
      )}
    </TextField>
  );
}
