import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { isSameCode } from '../normalizeOptions';
import type { InputProps } from '../types';
import { FieldGroup } from './FieldGroup';
import { SelectInput } from './SelectInput';
import { useSelectOptions } from './useSelectOptions';
import { useInputControl } from './useInputControl';

/** Single choice from a short option list, with one radio button per option. */
function Radios(props: InputProps) {
  const { label, required, disabled, helperText } = props;
  const t = useAppTranslate();
  const { id, field: bound, error } = useInputControl(props);
  const { options, problem, hint } = useSelectOptions(props);
  const index = options.findIndex(({ value }) => isSameCode(value, bound.value));
  const description = disabled ? undefined : options[index]?.description;
  const clear = (): void => {
    bound.onChange('');
    // The focused button disappears together with the choice.
    document.getElementById(`${id}-0`)?.focus();
  };
  return (
    <FieldGroup {...{ id, label, required, disabled, error }} helperText={hint ?? description ?? helperText}>
      <RadioGroup
        row
        aria-label={label}
        name={id}
        value={index}
        onChange={(_, chosen) => bound.onChange(options[Number(chosen)]!.value)}
        onBlur={bound.onBlur}
        sx={{ columnGap: 1, alignItems: 'center' }}
      >
        {options.map(({ value, label: name }, position) => (
          <FormControlLabel
            key={String(value)}
            value={position}
            label={name}
            disabled={disabled}
            control={
              <Radio
                size="small"
                slotProps={{ input: { id: `${id}-${position}`, ...(position === 0 ? { ref: bound.ref } : {}) } }}
              />
            }
          />
        ))}
        {index >= 0 && !required && !disabled && (
          <Button size="small" onClick={clear}>
            {t('select.clear', { field: label })}
          </Button>
        )}
      </RadioGroup>
      {problem}
    </FieldGroup>
  );
}

/** Single choice with radio buttons; in the line of a row a dropdown, because the buttons are too wide. */
export const RadioInput = (props: InputProps) => (props.compact ? <SelectInput {...props} /> : <Radios {...props} />);
