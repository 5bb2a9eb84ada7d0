/** Computes the limits of a charging schedule over time, as OCPP 1.6 defines its periods. Pure functions. */

/** A row of the form. Fields that are not filled in yet are undefined. */
export interface SchedulePeriod {
  /** Seconds after the start of the schedule. */
  start: number | undefined;
  /** In the schedule's unit, A or W. */
  limit: number | undefined;
  phases: number | undefined;
}

/** A constant limit over a period, in seconds after the start of the schedule. */
export interface ScheduleStep {
  from: number;
  to: number;
  limit: number;
  phases: number | undefined;
}

/**
 * `same`: several periods have the same start, and only one of them applies. `late`: nothing is limited before the
 * first period. `beyond`: the schedule ends before the period starts.
 */
export interface ScheduleProblem {
  kind: 'same' | 'late' | 'beyond';
  at: number;
}

export interface Schedule {
  /** In chronological order, without periods that never start. */
  steps: ScheduleStep[];
  problems: ScheduleProblem[];
}

type Drawn = SchedulePeriod & { start: number; limit: number };

const isDrawn = (period: SchedulePeriod): period is Drawn => period.start !== undefined && period.limit !== undefined;

const isTwice = (start: number, index: number, starts: readonly number[]): boolean => starts.indexOf(start) < index;

/** Of several periods with the same start the last one applies, as in charge boxes that accept them. */
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

/** @param duration in seconds */
export function getSchedule(periods: readonly SchedulePeriod[], duration: number): Schedule {
  const starts = periods.flatMap(({ start }) => start ?? []).sort((a, b) => a - b);
  const [first = 0] = starts;
  const same = [...new Set(starts.filter(isTwice))].map((at): ScheduleProblem => ({ kind: 'same', at }));
  const late: ScheduleProblem[] = first > 0 ? [{ kind: 'late', at: first }] : [];
  const beyond = [...new Set(starts)]
    .filter((at) => at >= duration)
    .map((at): ScheduleProblem => ({ kind: 'beyond', at }));
  return { steps: getSteps(periods, duration), problems: [...late, ...same, ...beyond] };
}
