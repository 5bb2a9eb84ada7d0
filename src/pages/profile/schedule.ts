/** What a charging schedule limits when, as OCPP 1.6 reads its periods. Pure. */

/** One row of the form; what is not filled in yet is undefined. */
export interface Period {
  /** Seconds after the schedule begins. */
  start: number | undefined;
  /** In the schedule's own unit, A or W. */
  limit: number | undefined;
  phases: number | undefined;
}

/** A limit from one moment to the next, in seconds after the schedule begins. */
export interface Step {
  from: number;
  to: number;
  limit: number;
  phases: number | undefined;
}

/**
 * `same`: several periods begin at one time, and only one can hold. `late`: nothing is limited before
 * the first period. `beyond`: the schedule is over before the period begins.
 */
export interface Problem {
  kind: 'same' | 'late' | 'beyond';
  at: number;
}

export interface Schedule {
  /** In their order, without what never begins. */
  steps: Step[];
  problems: Problem[];
}

type Drawn = Period & { start: number; limit: number };

const isDrawn = (period: Period): period is Drawn => period.start !== undefined && period.limit !== undefined;

const isTwice = (start: number, index: number, starts: readonly number[]): boolean => starts.indexOf(start) < index;

/** Of several periods with one start the last holds, as charge boxes that do not refuse them do it. */
function stepsOf(periods: readonly Period[], duration: number): Step[] {
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
export function scheduleOf(periods: readonly Period[], duration: number): Schedule {
  const starts = periods.flatMap(({ start }) => start ?? []).sort((a, b) => a - b);
  const [first = 0] = starts;
  const same = [...new Set(starts.filter(isTwice))].map((at): Problem => ({ kind: 'same', at }));
  const late: Problem[] = first > 0 ? [{ kind: 'late', at: first }] : [];
  const beyond = [...new Set(starts)].filter((at) => at >= duration).map((at): Problem => ({ kind: 'beyond', at }));
  return { steps: stepsOf(periods, duration), problems: [...late, ...same, ...beyond] };
}
