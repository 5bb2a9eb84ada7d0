import type { KeyboardEvent } from 'react';
import { Box, MenuItem, TextField } from '@mui/material';
import { usePageTranslate } from '../../usePageTranslate';
import type { OptionItem } from '../../../widgets/normalizeOptions';
import type { PriceQuery } from './priceQuery';

interface Props {
  priceQuery: PriceQuery;
  wrong: ReadonlySet<keyof PriceQuery>;
  days: readonly string[];
  chargeTypes: readonly OptionItem[];
  groups: readonly OptionItem[];
  onChange: (change: Partial<PriceQuery>) => void;
}

/** Prevents Enter from submitting the surrounding form. These inputs do not belong to that form. */
const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

type Choice = Pick<OptionItem, 'value' | 'label'>;

/** The inputs that describe the charging session whose price is calculated. They are not fields of the rate. */
export function PriceInputs({ priceQuery, wrong, days, chargeTypes, groups, onChange }: Props) {
  const t = usePageTranslate();
  const select = (name: 'day' | 'chargeType' | 'group', label: string, choices: readonly Choice[]) => (
    <TextField
      select
      size="small"
      label={label}
      value={choices.some(({ value }) => String(value) === priceQuery[name]) ? priceQuery[name] : ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ value, label: text }) => (
        <MenuItem key={String(value)} value={String(value)}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  const text = (name: 'start' | 'energy' | 'minutes' | 'idle', label: string, message: string) => (
    <TextField
      size="small"
      label={label}
      value={priceQuery[name]}
      error={wrong.has(name)}
      helperText={wrong.has(name) ? message : undefined}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ htmlInput: { inputMode: name === 'energy' ? 'decimal' : 'numeric', autoComplete: 'off' } }}
    />
  );
  const any: Choice = { value: '', label: t('price.any') };
  return (
    <Box
      onKeyDown={keepEnter}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(172px, 100%), 1fr))' }}
    >
      {select(
        'day',
        t('price.day'),
        days.map((label, value) => ({ value, label })),
      )}
      {text('start', t('price.start'), t('price.noTime'))}
      {text('energy', t('price.energy'), t('price.noEnergy'))}
      {text('minutes', t('price.minutes'), t('price.noMinutes'))}
      {text('idle', t('price.idle'), t('price.noIdle'))}
      {select('chargeType', t('price.chargeType'), [any, ...chargeTypes])}
      {select('group', t('price.group'), [any, ...groups])}
    </Box>
  );
}
