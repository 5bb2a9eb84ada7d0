import { useDeferredValue, useMemo } from 'react';
import { useLocale } from 'ra-core';
import type { SectionProps } from '../../generator/extensions/extensionProps';
import { useT } from '../../i18n/useT';
import { valueIn } from '../../model/values/aliases';
import type { Shape } from '../../model/entity/entity';
import { formatClock } from '../../model/reading/durations';
import { formatNumber } from '../../model/reading/numbers';
import { Alert } from '../../ui/Alert';
import { late } from '../../ui/late';
import { Skeleton } from '../../ui/Skeleton';
import { useValues } from '../../widgets/context/values';
import { scheduleOf, type Period, type Problem, type Step } from './schedule';
import type { ScheduleDrawingProps } from './ScheduleDrawing';
import './schedule.css';

const NAMES = ['schedulePeriod', 'durationInSeconds', 'chargingRateUnit', 'minChargingRate'] as const;

const DAY = 86_400;
const HEIGHT = 240;

const drawing = late<ScheduleDrawingProps>(
  () => import('./ScheduleDrawing').then(({ ScheduleDrawing }) => ScheduleDrawing),
  { Waiting: () => <Skeleton shape="block" height={HEIGHT} /> },
);

const numberOf = (value: unknown): number | undefined =>
  value === null || value === undefined || value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);

/** The rows of the form, or those of a record that may call their fields otherwise. */
function periodsOf({ fields }: Shape, rows: unknown): Period[] {
  const inner = fields['schedulePeriod']?.shape?.fields ?? {};
  const read = (row: object, name: string): number | undefined =>
    inner[name] && numberOf(valueIn(row as Record<string, unknown>, inner[name]));
  return (Array.isArray(rows) ? rows : [])
    .filter((row: unknown): row is object => typeof row === 'object' && row !== null)
    .map((row) => ({
      start: read(row, 'startPeriodInSeconds'),
      limit: read(row, 'powerLimitInAmperes'),
      phases: read(row, 'numberPhases'),
    }));
}

function useTexts() {
  const t = useT();
  const locale = useLocale();
  return {
    t,
    problem: ({ kind, at }: Problem, duration: number): string =>
      t(`schedule.${kind}`, { at: formatClock(at), end: formatClock(duration) }),
    // A number and its unit are read as one word.
    rate: (rate: number, unit: string): string => `${formatNumber(rate, locale)}${unit && `\u00a0${unit}`}`,
    step: ({ from, to, limit, phases }: Step, rate: (limit: number) => string): string =>
      [
        `${formatClock(from)}–${formatClock(to)}`,
        rate(limit),
        ...(phases === undefined ? [] : [t('schedule.phases', { smart_count: phases })]),
      ].join(' · '),
  };
}

/**
 * The limit over the day as a picture and in words, with what is wrong about its periods. None of that
 * refuses a save: the server decides. In a form it follows what is typed, a moment behind the keys.
 */
export function Section({ module, section }: SectionProps) {
  const values = useDeferredValue(useValues(NAMES));
  const texts = useTexts();
  const { t } = texts;
  const { shape } = module.entity;
  const { schedulePeriod, durationInSeconds, chargingRateUnit, minChargingRate } = values;
  const duration = numberOf(durationInSeconds) ?? DAY;
  const { steps, problems } = useMemo(
    () => scheduleOf(periodsOf(shape, schedulePeriod), duration),
    [shape, schedulePeriod, duration],
  );
  const rateText = (rate: number): string =>
    texts.rate(rate, typeof chargingRateUnit === 'string' ? chargingRateUnit : '');
  const least = numberOf(minChargingRate);
  if (steps.length === 0 && problems.length === 0) return <p className="wd-schedule-empty">{t('schedule.empty')}</p>;
  return (
    <div className="wd-schedule">
      <figure className="wd-figure" aria-label={section.title}>
        <div aria-hidden>
          <drawing.Component {...{ steps, duration, rateText, least }} height={HEIGHT} />
        </div>
      </figure>
      <output className="wd-schedule">
        {problems.map((problem) => (
          <Alert key={`${problem.kind} ${problem.at}`} severity="warning" quiet>
            {texts.problem(problem, duration)}
          </Alert>
        ))}
      </output>
      <ol className="wd-schedule-steps">
        {steps.map((step) => (
          <li key={step.from}>{texts.step(step, rateText)}</li>
        ))}
      </ol>
      {least !== undefined && steps.length > 0 && (
        <p className="wd-schedule-least">{t('schedule.least', { rate: rateText(least) })}</p>
      )}
    </div>
  );
}
