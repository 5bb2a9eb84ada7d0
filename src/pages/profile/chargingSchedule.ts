/**
 * Computes the charging limits of a schedule over time from its periods, which OCPP 1.6 defines. All functions are
 * pure.
 */

/** A period of the schedule, which is a row in the form. The values of empty inputs are undefined. */
export interface SchedulePeriod {
  /** The start of the period in seconds after the start of the schedule. */
  start: number | undefined;
  /** The limit in the unit of the schedule, A or W. */
  limit: number | undefined;
  phases: number | undefined;
}

/** A time span with a constant limit. `from` and `to` are in seconds after the start of the schedule. */
export interface ScheduleStep {
  from: number;
  to: number;
  limit: number;
  phases: number | undefined;
}

/**
 * `same`: several periods start at the same time, and only one of them applies. `late`: before the first period
 * there is no limit. `beyond`: the schedule ends before the period starts.
 */
export interface ScheduleProblem {
  kind: 'same' | 'late' | 'beyond';
  at: number;
}

export interface ChargingSchedule {
  /** The time spans in chronological order. Periods that start after the end of the schedule are left out. */
  steps: ScheduleStep[];
  problems: ScheduleProblem[];
}

type Drawn = SchedulePeriod & { start: number; limit: number };

const isDrawn = (period: SchedulePeriod): period is Drawn => period.start !== undefined && period.limit !== undefined;

const isTwice = (start: number, index: number, starts: readonly number[]): boolean => starts.indexOf(start) < index;

/**
 * Returns the time spans. If several periods have the same start, the last of them applies, as in charge boxes that
 * accept such schedules.
 */
function getSteps(periods: readonly SchedulePeriod[], duration: number): ScheduleStep[] {
  const byStart = new Map(periods.filter(isDrawn).map((period) => [period.start, period]));
  const begun = [...byStart.values()].filter(({ start }) => start < duration).sort((a, b) => a.start - b.start);
  return begun.map(({ start, limit, phases }, index) => ({
    from: start,
    to: begun[index + 1]?.start ?? duration,
    limit,
    phases,
  }));
}

/**
 * Returns the time spans of a schedule and the problems of its periods.
 * @param duration the duration of the schedule in seconds
 */
export function getChargingSchedule(periods: readonly SchedulePeriod[], duration: number): ChargingSchedule {
  const starts = periods.flatMap(({ start }) => start ?? []).sort((a, b) => a - b);
  const [first = 0] = starts;
  const same = [...new Set(starts.filter(isTwice))].map((at): ScheduleProblem => ({ kind: 'same', at }));
  const late: ScheduleProblem[] = first > 0 ? [{ kind: 'late', at: first }] : [];
  const beyond = [...new Set(starts)]
    .filter((at) => at >= duration)
    .map((at): ScheduleProblem => ({ kind: 'beyond', at }));
  return { steps: getSteps(periods, duration), problems: [...late, ...same, ...beyond] };
}
