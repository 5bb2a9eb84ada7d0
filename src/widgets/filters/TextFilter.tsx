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
  const { id, field: bound, error } = control;
  const frame = { id, label, required, disabled, isFaulty: error !== undefined, help: error };
  return (
    <FieldFrame {...frame}>
      <input
        id={id}
        ref={bound.ref}
        name={bound.name}
        type="text"
        disabled={disabled}
        value={String(bound.value)}
        placeholder={field.ui.placeholder}
        autoComplete="off"
        aria-required={required || undefined}
        {...describeControl(frame)}
        onChange={({ target }) => bound.onChange(target.value)}
        onBlur={bound.onBlur}
        onPaste={pasteLines(lineBreak)}
      />
    </FieldFrame>
  );
}

/** A filter by text. */
export const TextFilter = (props: InputProps) => <TypedFilter {...props} control={useControl(props)} />;
