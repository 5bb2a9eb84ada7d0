/**
 * A custom widget: the input of one field. Its file name is its name in the schema: "widget": "custom:load-slider".
 * Label and validation come from the schema; the widget renders one input and passes on its value.
 */
import type { InputProps, Widget } from '../../src/widgets/types';
import { useInputControl } from '../../src/widgets/inputs/useInputControl';

function LoadSlider({ source, label, disabled }: InputProps) {
  // The value in the form, and the error of the validation or of the server.
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

// A widget with large dependencies uses `createLazyInput` instead: its code is then loaded with the first form that
// needs it.
export const widget: Widget = { Input: LoadSlider };
