import { renderHelperText } from '../inputs/HelperText';
import { useInputControl } from '../inputs/useInputControl';
import type { InputProps, FieldWidget } from '../types';

const isOn = (value: unknown): boolean => value === true || value === 'true' || value === 1;

function BooleanInput({ source, disabled, label, helperText, compact = false }: InputProps) {
  const { id, field: bound, error } = useInputControl({ source }, isOn);
  const { ref, name, onChange, onBlur } = bound;
  const isChecked = bound.value === true;
  const help = renderHelperText({ compact, disabled, error, helperText });
  const helpId = help && `${id}-help`;
  return (
    <div
      className={compact ? 'wd-switch-place wd-switch-row' : 'wd-switch-place'}
      data-faulty={error === undefined ? undefined : ''}
      data-disabled={disabled ? '' : undefined}
    >
      <label className="wd-switch">
        <input
          id={id}
          ref={ref}
          type="checkbox"
          role="switch"
          name={name}
          checked={isChecked}
          aria-checked={isChecked}
          aria-invalid={error === undefined ? undefined : true}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
          onBlur={onBlur}
          aria-describedby={helpId}
          {...(compact ? { 'aria-label': label } : {})}
        />
        {!compact && label}
      </label>
      {help && (
        <div id={helpId} className="wd-field-help">
          {help}
        </div>
      )}
    </div>
  );
}

/** Widget for a boolean. */
export const widget: FieldWidget = {
  Input: BooleanInput,
};
