import type { PeriodTexts } from '../../src/model/formatting/formatPeriods';

/** Texts of periods, at noon of the last day of January. */
export const PERIOD_TEXTS: PeriodTexts = {
  from: (date) => `From ${date}`,
  until: (date) => `Until ${date}`,
  phases: { upcoming: 'Upcoming', running: 'Running', ended: 'Ended' },
  now: () => '2027-01-31 12:00',
};
