import { useId } from 'react';
import { Box } from '@mui/material';
import type { Dayjs } from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { filterTexts } from '../../i18n/en/filterTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Field } from '../../model/entity/entity';
import { getPeriodFields } from '../../model/values/periodFields';
import { useToday } from '../useToday';
import type { InputProps } from '../types';
import { FieldGroup } from './FieldGroup';
import { FIELD_GRID_CLASS, FIELD_GRID_CONTAINER_CLASS } from './fieldGrid';
import { getPeriodBounds, getFirstDayOfPeriod, isValidPeriodEnd } from './periodBounds';
import { PickerLocale } from './PickerLocale';
import { PresetButtons } from './PresetButtons';
import { getErrorAtPath, getErrorMessage } from './useInputControl';
import { useDatePicker } from './useDatePicker';
import { DATE_INPUT_FORMAT, DATE_TIME_INPUT_FORMAT, MONTH_INPUT_FORMAT, type DateInputFormat } from './dateFormats';

/** Style in the filter bar, where the two dates and the presets are on one line. */
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
/** In an input of the usual width, the button of the calendar leaves space for so many characters of the title. */
const USUAL_TITLE = 16;
const LABEL_BESIDE_BUTTON = { '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 56px)' } };

const getInlineStyle = (least: number, most: number) =>
  ({ flex: { xs: '1 1 100%', sm: `1 1 ${least}px` }, maxWidth: { sm: most }, ...LABEL_BESIDE_BUTTON }) as const;
const SHORT = getInlineStyle(180, 200);
const LONG = getInlineStyle(230, 260);
const CONTENTS = { style: { display: 'contents' } } as const;

const BELOW = { ...LINE, '& > :first-of-type': { flexBasis: '100%' } } as const;
const HALF = { '@container (min-width: 360px)': { gridColumn: 'span 6' } } as const;

const MONTHS = { views: ['year', 'month'], openTo: 'month' } as const;

const getClock = ({ format }: Field): DateInputFormat =>
  format === 'date' ? DATE_INPUT_FORMAT : format === 'month' ? MONTH_INPUT_FORMAT : DATE_TIME_INPUT_FORMAT;

interface PeriodEndInputProps {
  source: string;
  end: Field;
  title: string;
  disabled: boolean;
  required: boolean;
  value: unknown;
  /** Value of the other end of the period. Once the other end is chosen, days that are too far from it are disabled. */
  other: unknown;
  isLast: boolean;
  longest: number | undefined;
  /**
   * Called when the user picks a day in the calendar. The caller clears the other end if it is too far from the
   * picked day.
   */
  onPicked: (moment: Dayjs) => void;
}

function PeriodEndInput({ source, end, title, disabled, required, value, onPicked, ...bounds }: PeriodEndInputProps) {
  const props = { source, field: end, label: title, disabled, required };
  const clock = getClock(end);
  const { onChange, ...picker } = useDatePicker(props, clock);
  return (
    <DatePicker
      {...picker}
      {...getPeriodBounds({ ...bounds, value, ...(clock === MONTH_INPUT_FORMAT ? { clock } : {}) })}
      {...(clock === MONTH_INPUT_FORMAT ? MONTHS : {})}
      onChange={(moment, { source: by }) => {
        onChange(moment);
        // Reports only days picked in the calendar. While the user types a date, the input passes through dates
        // that the user does not mean.
        if (by === 'view' && moment?.isValid()) onPicked(moment);
      }}
    />
  );
}

/**
 * Input for a period of dates or months. Both ends belong to the period. A preset selects a period of several days
 * that ends today.
 */
export function PeriodInput(props: InputProps) {
  const { source, field, label, required, disabled, helperText, compact = false } = props;
  const id = useId();
  const t = useAppTranslate();
  const tEnd = useLazyTextTranslate('filters', filterTexts);
  const today = useToday();
  const { setValue } = useFormContext();
  const { errors } = useFormState({ name: source });
  const [startText, end] = getPeriodFields(field).map((key) => `${source}.${key}`) as [string, string];
  const [from, to]: readonly unknown[] = useWatch({ name: [startText, end] });
  const { presets = [], maxDays } = field.ui.dateRange ?? {};
  const [first, last] = getPeriodFields(field).map((key) => field.shape?.fields[key]);
  const choose = (days: number): void => {
    setValue(startText, getFirstDayOfPeriod(today, days), { shouldDirty: true, shouldTouch: true });
    setValue(end, today, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const isChosen = (days: number): boolean => to === today && from === getFirstDayOfPeriod(today, days);
  const titles = [first?.title || tEnd('from', { title: label }), last?.title || tEnd('to', { title: label })] as const;
  const isLong = titles.some(({ length }) => length > USUAL_TITLE);
  const style = compact ? (isLong ? LONG : SHORT) : HALF;
  const error = getErrorMessage(getErrorAtPath(errors, source));
  const bounds = { disabled, required, longest: maxDays };
  const remountPickers = (isLast: boolean) => (moment: Dayjs) => {
    if (maxDays === undefined || isValidPeriodEnd({ moment, other: isLast ? from : to, isLast, longest: maxDays }))
      return;
    setValue(isLast ? startText : end, '', { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <FieldGroup {...{ id, label, required, disabled, helperText, compact, error }}>
      <Box sx={compact ? LINE : BELOW}>
        <PickerLocale>
          <div {...(compact ? CONTENTS : { className: FIELD_GRID_CONTAINER_CLASS })}>
            <div {...(compact ? CONTENTS : { className: FIELD_GRID_CLASS })}>
              {first && (
                <Box sx={style}>
                  <PeriodEndInput
                    {...bounds}
                    source={startText}
                    end={first}
                    title={titles[0]}
                    value={from}
                    other={to}
                    isLast={false}
                    onPicked={remountPickers(false)}
                  />
                </Box>
              )}
              {last && (
                <Box sx={style}>
                  <PeriodEndInput
                    {...bounds}
                    source={end}
                    end={last}
                    title={titles[1]}
                    value={to}
                    other={from}
                    isLast
                    onPicked={remountPickers(true)}
                  />
                </Box>
              )}
            </div>
          </div>
        </PickerLocale>
        {presets.length > 0 && (
          <PresetButtons
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
