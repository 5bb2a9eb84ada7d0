import type { PeriodWords } from '../../src/model/reading/periods';

/** What is said of periods, at noon of the last day of January. */
export const periodWords: PeriodWords = {
  from: (date) => `From ${date}`,
  until: (date) => `Until ${date}`,
  phases: { upcoming: 'Upcoming', running: 'Running', ended: 'Ended' },
  now: () => '2027-01-31 12:00',
};
