import { useId } from 'react';
import { Box, Chip } from '@mui/material';
import dayjs from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Field } from '../../model/entity';
import { endsOf } from '../../model/periods';
import { useToday } from '../useToday';
import type { InputProps } from '../types';
import { FieldGroup } from './FieldGroup';
import { GRID, ROOM } from './layout';
import { PickerLocale } from './PickerLocale';
import { errorAt, messageOf } from './useControl';
import { usePicker } from './usePicker';
import { DATE, DATE_TIME, toMoment } from './wallClock';

/** In a line of filters the two days and their presets stand beside each other. */
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const SHORT = { flex: '1 1 180px', maxWidth: 200 } as const;
const CONTENTS = { display: 'contents' } as const;

const BELOW = { ...LINE, '& > :first-of-type': { flexBasis: '100%' } } as const;
const HALF = { '@container (min-width: 360px)': { gridColumn: 'span 6' } } as const;

interface EndProps {
  source: string;
  end: Field;
  disabled: boolean;
  required: boolean;
  /** The other end: days that are too far from it cannot be chosen. */
  other: unknown;
  isLast: boolean;
  longest: number | undefined;
}

/** The days between which one end may lie, given the other. */
function boundsOf({ other, isLast, longest }: Pick<EndProps, 'other' | 'isLast' | 'longest'>) {
  const moment = toMoment(other, DATE);
  if (!moment) return {};
  const far = longest === undefined ? undefined : longest - 1;
  return isLast
    ? { minDate: moment, ...(far === undefined ? {} : { maxDate: moment.add(far, 'day') }) }
    : { maxDate: moment, ...(far === undefined ? {} : { minDate: moment.subtract(far, 'day') }) };
}

function End({ source, end, disabled, required, ...bounds }: EndProps) {
  const props = { source, field: end, label: end.title, disabled, required };
  const picker = usePicker(props, end.format === 'date' ? DATE : DATE_TIME);
  return <DatePicker {...picker} {...boundsOf(bounds)} />;
}

/** Two days, the first and the last, both counted; presets end today. */
export function PeriodInput(props: InputProps) {
  const { source, field, label, required, disabled, helperText, compact = false } = props;
  const id = useId();
  const today = useToday();
  const { setValue } = useFormContext();
  const { errors } = useFormState({ name: source });
  const [begin, end] = endsOf(field).map((key) => `${source}.${key}`) as [string, string];
  const [from, to]: readonly unknown[] = useWatch({ name: [begin, end] });
  const { presets = [], longest } = field.ui.period ?? {};
  const [first, last] = endsOf(field).map((key) => field.shape?.fields[key]);
  const choose = (days: number): void => {
    const start = dayjs(today).subtract(days - 1, 'day');
    setValue(begin, start.format(DATE.wire), { shouldDirty: true, shouldTouch: true });
    setValue(end, today, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const isChosen = (days: number): boolean =>
    to === today &&
    from ===
      dayjs(today)
        .subtract(days - 1, 'day')
        .format(DATE.wire);
  const error = messageOf(errorAt(errors, source));
  const bounds = { disabled, required, longest };
  return (
    <FieldGroup {...{ id, label, required, disabled, helperText, compact, error }}>
      <Box sx={compact ? LINE : BELOW}>
        <PickerLocale>
          <Box sx={compact ? CONTENTS : ROOM}>
            <Box sx={compact ? CONTENTS : GRID}>
              {first && (
                <Box sx={compact ? SHORT : HALF}>
                  <End {...bounds} source={begin} end={first} other={to} isLast={false} />
                </Box>
              )}
              {last && (
                <Box sx={compact ? SHORT : HALF}>
                  <End {...bounds} source={end} end={last} other={from} isLast />
                </Box>
              )}
            </Box>
          </Box>
        </PickerLocale>
        {presets.map(({ title, days }) => (
          <Chip
            key={title}
            component="button"
            type="button"
            clickable
            label={title}
            disabled={disabled}
            aria-pressed={isChosen(days)}
            color={isChosen(days) ? 'primary' : 'default'}
            variant={isChosen(days) ? 'filled' : 'outlined'}
            onClick={() => choose(days)}
          />
        ))}
      </Box>
    </FieldGroup>
  );
}
