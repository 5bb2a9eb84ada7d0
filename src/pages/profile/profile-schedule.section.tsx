import { useDeferredValue, useMemo } from 'react';
import { useLocale } from 'ra-core';
import type { SectionProps } from '../../generator/extensions/extensionProps';
import { chargingScheduleTexts } from './chargingScheduleTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { getFieldValue } from '../../model/values/getFieldValue';
import type { ObjectShape } from '../../model/entity/entity';
import { isObject, type FormValues } from '../../model/values/cleanValues';
import { formatSecondOfDay } from '../../model/formatting/formatDurations';
import { formatNumber } from '../../model/formatting/formatNumbers';
import { Alert } from '../../ui/Alert';
import { lazyComponent } from '../../ui/lazyComponent';
import { Skeleton } from '../../ui/Skeleton';
import { useCurrentValues } from '../../widgets/context/currentValues';
import { getChargingSchedule, type SchedulePeriod, type ScheduleProblem, type ScheduleStep } from './chargingSchedule';
import './schedule.css';

const NAMES = [
  'chargingProfileKind',
  'schedulePeriod',
  'durationInSeconds',
  'chargingRateUnit',
  'minChargingRate',
] as const;

const DAY = 86_400;
const HEIGHT = 240;

const drawing = lazyComponent(
  () => import('./ChargingScheduleChart').then(({ ChargingScheduleChart }) => ChargingScheduleChart),
  {
    LoadingComponent: () => <Skeleton shape="block" height={HEIGHT} />,
  },
);

const getNumber = (value: unknown): number | undefined =>
  value === null || value === undefined || value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);

/** Returns the periods from the rows in the form or in a record. A record may use alternate field names. */
function getPeriods({ fields }: ObjectShape, rows: unknown): SchedulePeriod[] {
  const inner = fields['schedulePeriod']?.shape?.fields ?? {};
  const read = (row: FormValues, name: string): number | undefined =>
    inner[name] && getNumber(getFieldValue(row, inner[name]));
  return (Array.isArray(rows) ? rows : []).filter(isObject).map((row) => ({
    start: read(row, 'startPeriodInSeconds'),
    limit: read(row, 'powerLimitInAmperes'),
    phases: read(row, 'numberPhases'),
  }));
}

function useTexts() {
  const t = useLazyTextTranslate('schedule', chargingScheduleTexts);
  const locale = useLocale();
  return {
    t,
    // A relative schedule starts with a charging session, so its times are no times of the day.
    time: (second: number, isRelative: boolean): string =>
      isRelative ? t('elapsed', { time: formatSecondOfDay(second) }) : formatSecondOfDay(second),
    problem: ({ kind, at }: ScheduleProblem, end: number, formatTime: (second: number) => string): string =>
      t(`problems.${kind}`, { at: formatTime(at), end: formatTime(end) }),
    // A non-breaking space prevents a line break between number and unit.
    rate: (rate: number, unit: string): string => `${formatNumber(rate, locale)}${unit && `\u00a0${unit}`}`,
    step: (
      { from, to, limit, phases }: ScheduleStep,
      rate: (limit: number) => string,
      formatTime: (second: number) => string,
    ): string =>
      [
        `${formatTime(from)}–${formatTime(to)}`,
        rate(limit),
        ...(phases === undefined ? [] : [t('phases', { smart_count: phases })]),
      ].join(' · '),
  };
}

/**
 * Shows the charging limit over the day as a chart and as text, and the problems of the periods. The problems do
 * not prevent saving, because the server decides whether to accept the schedule. In a form, the section shows the
 * typed values. Its rendering is deferred, so that typing remains fast.
 */
export function Section({ module, section }: SectionProps) {
  const values = useDeferredValue(useCurrentValues(NAMES));
  const texts = useTexts();
  const { t } = texts;
  const { shape } = module.entity;
  const { chargingProfileKind, schedulePeriod, durationInSeconds, chargingRateUnit, minChargingRate } = values;
  const duration = getNumber(durationInSeconds) ?? DAY;
  const { steps, problems } = useMemo(
    () => getChargingSchedule(getPeriods(shape, schedulePeriod), duration),
    [shape, schedulePeriod, duration],
  );
  const formatRate = (rate: number): string =>
    texts.rate(rate, typeof chargingRateUnit === 'string' ? chargingRateUnit : '');
  const isRelative = chargingProfileKind === 'RELATIVE';
  const formatTime = (second: number): string => texts.time(second, isRelative);
  const minimum = getNumber(minChargingRate);
  if (steps.length === 0 && problems.length === 0) return <p className="wd-schedule-empty">{t('empty')}</p>;
  return (
    <div className="wd-schedule">
      {isRelative && <p className="wd-schedule-empty">{t('relative')}</p>}
      <figure className="wd-figure" aria-label={section.title}>
        <div aria-hidden>
          <drawing.Component {...{ steps, duration, formatTime, isRelative, formatRate, minimum }} height={HEIGHT} />
        </div>
      </figure>
      <output className="wd-schedule">
        {problems.map((problem) => (
          <Alert key={`${problem.kind} ${problem.at}`} severity="warning" quiet>
            {texts.problem(problem, duration, formatTime)}
          </Alert>
        ))}
      </output>
      <ol className="wd-schedule-steps">
        {steps.map((step) => (
          <li key={step.from}>{texts.step(step, formatRate, formatTime)}</li>
        ))}
      </ol>
      {minimum !== undefined && steps.length > 0 && (
        <p className="wd-schedule-least">{t('least', { rate: formatRate(minimum) })}</p>
      )}
    </div>
  );
}
