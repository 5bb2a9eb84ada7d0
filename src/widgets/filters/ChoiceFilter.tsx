import type { ReactNode } from 'react';
import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Option } from '../../model/entity';
import type { FilterInputProps } from '../types';
import { useEntityModule } from '../context/entity';
import { useTexts } from '../useTexts';
import { sameValue } from '../optionItems';
import { useControl } from '../inputs/useControl';

interface Props extends FilterInputProps {
  options: readonly Option[];
  /** Said under the filter: its list is missing. */
  problem?: ReactNode;
}

/** Choices behind the entry `All`, which is the first and sends nothing (SHELL-080). */
export function ChoiceFilter({ source, field, label, options, problem }: Props) {
  const translate = useTranslate();
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  const { id, field: bound } = useControl({ source });
  const chosen = options.find(({ value }) => sameValue(value, bound.value));
  const value = chosen ? String(chosen.value) : String(bound.value);
  return (
    <TextField
      select
      id={id}
      name={bound.name}
      label={label}
      value={value}
      onChange={({ target }) => bound.onChange(options.find((o) => String(o.value) === target.value)?.value ?? '')}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      helperText={problem}
      sx={{ minWidth: 160 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true }, formHelperText: { component: 'div' } }}
    >
      <MenuItem value="">
        {field.ui.all ? texts.word(field.name, 'all', field.ui.all) : translate('wd.filter.all', { _: 'All' })}
      </MenuItem>
      {value !== '' && !chosen && <MenuItem value={value}>{value}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
