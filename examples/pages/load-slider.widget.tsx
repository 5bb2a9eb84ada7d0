/**
 * A custom widget: the input of one field. A schema refers to it by its file name: "widget": "custom:load-slider".
 * The label and the validation come from the schema. The widget only renders the input and writes the typed value
 * to the form.
 */
import type { InputProps, FieldWidget } from 'wattdesk/src/widgets/types';
import { useInputControl } from 'wattdesk/src/widgets/inputs/useInputControl';

function LoadSlider({ source, label, disabled }: InputProps) {
  // Returns the value in the form, and the error from the validation or from the server.
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

// A widget with large dependencies should use `createLazyInput` instead. Its code is then loaded with the first
// form that needs it.
export const widget: FieldWidget = { Input: LoadSlider };
