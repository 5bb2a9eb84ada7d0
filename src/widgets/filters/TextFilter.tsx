import { getAriaProps, FieldFrame } from '../../ui/FieldFrame';
import type { InputProps } from '../types';
import { useInputControl, type InputControl } from '../inputs/useInputControl';
import { joinPastedLines } from '../inputs/restrictTyping';

interface Props extends InputProps {
  control: InputControl;
  lineBreak?: string;
}

/** A filter with a text input. If the input is empty, no filter value is sent. */
export function TextInputFilter({ field, label, required, disabled, control, lineBreak }: Props) {
  const { id, error } = control;
  const { ref, name, value, onChange, onBlur } = control.field;
  const frame = { id, label, required, disabled, hasError: error !== undefined, help: error };
  return (
    <FieldFrame {...frame}>
      <input
        id={id}
        ref={ref}
        name={name}
        type="text"
        disabled={disabled}
        value={String(value)}
        placeholder={field.ui.placeholder}
        autoComplete="off"
        {...getAriaProps(frame)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        onPaste={joinPastedLines(lineBreak)}
      />
    </FieldFrame>
  );
}

/** Filters by text. */
export const TextFilter = (props: InputProps) => <TextInputFilter {...props} control={useInputControl(props)} />;
