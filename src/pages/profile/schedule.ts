/** What a charging schedule limits when, as OCPP 1.6 reads its periods. Pure. */

/** One row of the form; what is not filled in yet is undefined. */
export interface SchedulePeriod {
  /** Seconds after the schedule begins. */
  start: number | undefined;
  /** In the schedule's own unit, A or W. */
  limit: number | undefined;
  phases: number | undefined;
}

/** A limit from one moment to the next, in seconds after the schedule begins. */
export interface ScheduleStep {
  from: number;
  to: number;
  limit: number;
  phases: number | undefined;
}

/**
 * `same`: several periods begin at one time, and only one can hold. `late`: nothing is limited before
 * the first period. `beyond`: the schedule is over before the period begins.
 */
export interface ScheduleProblem {
  kind: 'same' | 'late' | 'beyond';
  at: number;
}

export interface Schedule {
  /** In their order, without what never begins. */
  steps: ScheduleStep[];
  problems: ScheduleProblem[];
}

type Drawn = SchedulePeriod & { start: number; limit: number };

const isDrawn = (period: SchedulePeriod): period is Drawn => period.start !== undefined && period.limit !== undefined;

const isTwice = (start: number, index: number, starts: readonly number[]): boolean => starts.indexOf(start) < index;

/** Of several periods with one start the last holds, as charge boxes that do not refuse them do it. */
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

/** @param duration seconds */
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
