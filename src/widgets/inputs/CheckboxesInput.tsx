import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { parseCodes } from '../../model/values/optionCodes';
import { isSameCode } from '../normalizeOptions';
import type { InputProps } from '../types';
import { convertCodeToFieldType } from './findSelectOption';
import { FieldGroup } from './FieldGroup';
import { useSelectOptions } from './useSelectOptions';
import { useInputControl } from './useInputControl';

/** A grid with as many columns as fit, so that the checkboxes are aligned. */
const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' } as const;

/**
 * Multiple choice from a short option list, with one checkbox per option. If a chosen code is not among the
 * options, a checkbox with this code is added, so that saving the form does not remove the code.
 */
export function CheckboxesInput(props: InputProps) {
  const { field, label, required, disabled, helperText, compact = false } = props;
  const t = useAppTranslate();
  const { id, field: bound, error } = useInputControl(props);
  const { options, problem, hint, loading } = useSelectOptions(props);
  const chosen = parseCodes(field, bound.value);
  const isOn = (value: unknown): boolean => chosen.some((one) => isSameCode(one, value));
  const unknownCodes = chosen.filter((one) => !options.some(({ value }) => isSameCode(value, one)));
  const all = [
    ...options,
    ...(loading ? [] : unknownCodes.map((value) => ({ value: value as string, label: String(value) }))),
  ];
  const toggle = (value: string | number | boolean): void =>
    bound.onChange(
      isOn(value)
        ? chosen.filter((one) => !isSameCode(one, value))
        : [...chosen, convertCodeToFieldType(value, field.item ?? field)],
    );
  return (
    <FieldGroup {...{ id, label, required, disabled, error, compact }} helperText={hint ?? helperText}>
      <FormGroup sx={COLUMNS}>
        {all.map(({ value, label: name }, index) => (
          <FormControlLabel
            key={String(value)}
            label={name}
            control={
              <Checkbox
                size="small"
                checked={isOn(value)}
                disabled={disabled}
                onChange={() => toggle(value)}
                onBlur={bound.onBlur}
                {...(index === 0 ? { slotProps: { input: { ref: bound.ref } } } : {})}
              />
            }
          />
        ))}
      </FormGroup>
      {all.length === 0 && !problem && t(loading ? 'options.loading' : 'options.none')}
      {problem}
    </FieldGroup>
  );
}
