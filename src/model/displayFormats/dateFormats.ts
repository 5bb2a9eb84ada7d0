import { isObject } from '../values/cleanValues';
import { isEmpty, toText } from '../values/isEmpty';
import { getPeriodFields } from '../values/periodFields';
import { formatDateTime, formatMonth } from '../formatting/formatDates';
import { formatSecondsAsHours, formatSecondOfDay } from '../formatting/formatDurations';
import {
  formatPeriod,
  formatPeriodFromText,
  getPeriodPhase,
  splitPeriodText,
  type PeriodPhase,
} from '../formatting/formatPeriods';
import type { DisplayFormat, DisplayFormatArgs } from './displayFormat';

/** Returns both ends of a period. Servers send a period as an array of two values, as an object or as a single text. */
function getPeriodEnds({ value, field }: Pick<DisplayFormatArgs, 'value' | 'field'>): [from: unknown, to: unknown] {
  if (Array.isArray(value)) return [value[0], value[1]];
  if (!isObject(value)) return splitPeriodText(toText(value)) ?? [undefined, undefined];
  const [first, last] = getPeriodFields(field);
  return [value[first], value[last]];
}

/**
 * Returns whether a period is upcoming, running or ended.
 * @param now the current time in the operator's time zone, as `yyyy-MM-dd HH:mm`
 */
export const getPeriodPhaseOfValue = (
  value: Pick<DisplayFormatArgs, 'value' | 'field'>,
  now: string,
): PeriodPhase | undefined => getPeriodPhase(getPeriodEnds(value), now);

function formatPeriodValue(input: DisplayFormatArgs): string {
  const { value, field, texts } = input;
  if (typeof value !== 'object' || value === null) return formatPeriodFromText(toText(value), texts.language);
  const withTime = field.shape?.fields[getPeriodFields(field)[0]]?.format !== 'date';
  const formatEnd = (end: unknown): string =>
    isEmpty(end) ? '' : formatDateTime(toText(end), withTime, texts.language);
  const [from, to] = getPeriodEnds(input);
  return formatPeriod(formatEnd(from), formatEnd(to), texts.periods);
}

function formatPhase(input: DisplayFormatArgs): string {
  const { phases, now } = input.texts.periods;
  const phase = getPeriodPhaseOfValue(input, now());
  return phase ? phases[phase] : '';
}

const shared = { isUnbroken: true, isDefaultColumn: true } as const;

/** The display formats for dates, times, durations and periods. */
export const DATE_FORMATS = {
  date: {
    // Servers may send a month without a day. Such values are formatted as a month.
    format: ({ value, texts: { language } }) => formatMonth(formatDateTime(toText(value), false, language), language),
    ...shared,
    columnWidth: 84,
  },
  datetime: {
    format: ({ value, texts }) => formatDateTime(toText(value), true, texts.language),
    ...shared,
    columnWidth: 124,
  },
  month: { format: ({ value, texts }) => formatMonth(toText(value), texts.language), ...shared },
  clock: { format: ({ value }) => formatSecondOfDay(toText(value)), formatBound: formatSecondOfDay, ...shared },
  hours: {
    format: ({ value }) => formatSecondsAsHours(toText(value)),
    formatBound: formatSecondsAsHours,
    isNumeric: true,
    ...shared,
  },
  period: { format: formatPeriodValue },
  phase: { format: formatPhase, needsBothEnds: true, columnWidth: 56 },
} satisfies Record<string, DisplayFormat>;
