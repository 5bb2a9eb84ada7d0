/** English texts of the chart of a charging profile's schedule. They are lazy-loaded with the chart. */

export const chargingScheduleTexts = {
  empty: 'Enter the start time and the power limit of a period to see it here.',
  relative: 'Counted from the start of a charging session.',
  elapsed: '+%{time}',
  problems: {
    late: 'Nothing is limited before %{at}: the first period should start at 00:00.',
    same: 'Several periods start at %{at}: only one of them can apply.',
    beyond: 'The period at %{at} never begins: the schedule ends at %{end}.',
  },
  phases: '%{smart_count} phase |||| %{smart_count} phases',
  least: 'Min charging rate %{rate}',
};
