import { useId } from 'react';
import { Box } from '@mui/material';
import type { Dayjs } from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import type { Field } from '../../model/entity/entity';
import { endsOf } from '../../model/values/periods';
import { useToday } from '../useToday';
import type { InputProps } from '../types';
import { FieldGroup } from './FieldGroup';
import { GRID, ROOM } from './layout';
import { boundsOf, firstOf, isWithin } from './periodBounds';
import { PickerLocale } from './PickerLocale';
import { Presets } from './Presets';
import { errorAt, messageOf } from './useControl';
import { usePicker } from './usePicker';
import { DATE, DATE_TIME, MONTH, type WallClock } from './wallClock';

/** In a line of filters the two days and their presets stand beside each other. */
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const SHORT = { flex: { xs: '1 1 100%', sm: '1 1 180px' }, maxWidth: { sm: 200 } } as const;
const CONTENTS = { style: { display: 'contents' } } as const;

const BELOW = { ...LINE, '& > :first-of-type': { flexBasis: '100%' } } as const;
const HALF = { '@container (min-width: 360px)': { gridColumn: 'span 6' } } as const;

const MONTHS = { views: ['year', 'month'], openTo: 'month' } as const;

const clockOf = ({ format }: Field): WallClock => (format === 'date' ? DATE : format === 'month' ? MONTH : DATE_TIME);

interface EndProps {
  source: string;
  end: Field;
  disabled: boolean;
  required: boolean;
  value: unknown;
  /** The other end: once it is chosen, days that are too far from it cannot be. */
  other: unknown;
  isLast: boolean;
  longest: number | undefined;
  /** Another day was picked: the period is begun anew where the other end is too far from it. */
  onPicked: (moment: Dayjs) => void;
}

function End({ source, end, disabled, required, value, onPicked, ...bounds }: EndProps) {
  const props = { source, field: end, label: end.title, disabled, required };
  const clock = clockOf(end);
  const { onChange, ...picker } = usePicker(props, clock);
  return (
    <DatePicker
      {...picker}
      {...boundsOf({ ...bounds, value, ...(clock === MONTH ? { clock } : {}) })}
      {...(clock === MONTH ? MONTHS : {})}
      onChange={(moment, { source: by }) => {
        onChange(moment);
        // What is typed passes through days that nobody means.
        if (by === 'view' && moment?.isValid()) onPicked(moment);
      }}
    />
  );
}

/** Two days, or months, the first and the last, both counted; presets end today. */
export function PeriodInput(props: InputProps) {
  const { source, field, label, required, disabled, helperText, compact = false } = props;
  const id = useId();
  const t = useT();
  const today = useToday();
  const { setValue } = useFormContext();
  const { errors } = useFormState({ name: source });
  const [begin, end] = endsOf(field).map((key) => `${source}.${key}`) as [string, string];
  const [from, to]: readonly unknown[] = useWatch({ name: [begin, end] });
  const { presets = [], maxDays } = field.ui.dateRange ?? {};
  const [first, last] = endsOf(field).map((key) => field.shape?.fields[key]);
  const choose = (days: number): void => {
    setValue(begin, firstOf(today, days), { shouldDirty: true, shouldTouch: true });
    setValue(end, today, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const isChosen = (days: number): boolean => to === today && from === firstOf(today, days);
  const error = messageOf(errorAt(errors, source));
  const bounds = { disabled, required, longest: maxDays };
  const anew = (isLast: boolean) => (moment: Dayjs) => {
    if (maxDays === undefined || isWithin({ moment, other: isLast ? from : to, isLast, longest: maxDays })) return;
    setValue(isLast ? begin : end, '', { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <FieldGroup {...{ id, label, required, disabled, helperText, compact, error }}>
      <Box sx={compact ? LINE : BELOW}>
        <PickerLocale>
          <div {...(compact ? CONTENTS : { className: ROOM })}>
            <div {...(compact ? CONTENTS : { className: GRID })}>
              {first && (
                <Box sx={compact ? SHORT : HALF}>
                  <End
                    {...bounds}
                    source={begin}
                    end={first}
                    value={from}
                    other={to}
                    isLast={false}
                    onPicked={anew(false)}
                  />
                </Box>
              )}
              {last && (
                <Box sx={compact ? SHORT : HALF}>
                  <End {...bounds} source={end} end={last} value={to} other={from} isLast onPicked={anew(true)} />
                </Box>
              )}
            </div>
          </div>
        </PickerLocale>
        {presets.length > 0 && (
          <Presets
            label={t('field.presets')}
            presets={presets.map(({ title, days }) => ({ key: String(days), title, chosen: isChosen(days) }))}
            disabled={disabled}
            onChoose={(days) => choose(Number(days))}
          />
        )}
      </Box>
    </FieldGroup>
  );
}
