/**
 * A widget: how one field is filled in. The file's name is its name in the schema: "widget": "custom:load-slider".
 * Label and checks come from the schema; the widget draws one input and hands on what is entered.
 */
import type { InputProps, Widget } from '../../src/widgets/types';
import { useInputControl } from '../../src/widgets/inputs/useInputControl';

function LoadSlider({ source, label, disabled }: InputProps) {
  // The value in the form, and the message of the check or of the server.
  const { id, field, error } = useInputControl({ source });
  const { value, ref, onBlur, onChange } = field;
  const percent = Number(value ?? 0);
  return (
    <div>
      <label htmlFor={id}>{`${label}: ${percent} %`}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        disabled={disabled}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        ref={ref}
        onBlur={onBlur}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {error !== undefined && <p id={`${id}-error`}>{error}</p>}
    </div>
  );
}

// A widget with heavy parts takes `createLazyInput` instead: its code then travels with the first form that has it.
export const widget: Widget = { Input: LoadSlider };
