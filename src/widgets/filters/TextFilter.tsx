import { TextField } from '@mui/material';
import { useControl, type Control } from '../inputs/useControl';
import { pasteLines } from '../inputs/typing';
import type { InputProps } from '../types';

interface Props extends InputProps {
  control: Control;
  lineBreak?: string;
}

/** The input of a filter by what is typed; an empty one sends nothing. */
export function TypedFilter({ field, label, required, disabled, control, lineBreak }: Props) {
  const { id, field: bound, error } = control;
  return (
    <TextField
      id={id}
      name={bound.name}
      label={label}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      value={String(bound.value)}
      onChange={({ target }) => bound.onChange(target.value)}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      slotProps={{
        htmlInput: { placeholder: field.ui.placeholder, autoComplete: 'off', onPaste: pasteLines(lineBreak) },
      }}
    />
  );
}

/** A filter by text. */
export const TextFilter = (props: InputProps) => <TypedFilter {...props} control={useControl(props)} />;
