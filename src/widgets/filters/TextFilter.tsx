import { describeControl, FieldFrame } from '../../ui/FieldFrame';
import type { InputProps } from '../types';
import { useControl, type Control } from '../inputs/useControl';
import { pasteLines } from '../inputs/typing';

interface Props extends InputProps {
  control: Control;
  lineBreak?: string;
}

/** The input of a filter by what is typed; an empty one sends nothing. */
export function TypedFilter({ field, label, required, disabled, control, lineBreak }: Props) {
  const { id, error } = control;
  const { ref, name, value, onChange, onBlur } = control.field;
  const frame = { id, label, required, disabled, isFaulty: error !== undefined, help: error };
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
        {...describeControl(frame)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        onPaste={pasteLines(lineBreak)}
      />
    </FieldFrame>
  );
}

/** A filter by text. */
export const TextFilter = (props: InputProps) => <TypedFilter {...props} control={useControl(props)} />;
