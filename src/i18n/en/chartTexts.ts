/** English texts of charts. They are lazy-loaded with the charts. */

export const chartTexts = {
  ofRows: '%{value} of the rows on this page',
  hour: 'Hour',
  day: 'Day',
  month: 'Month',
  last: {
    hour: 'Last hour |||| Last %{smart_count} hours',
    day: 'Last day |||| Last %{smart_count} days',
    month: 'Last month |||| Last %{smart_count} months',
  },
  fromTo: '%{from} – %{to}',
  soFar: '%{period} (so far)',
  value: '%{period} · %{value}',
  more: '%{percent} above %{period}',
  less: '%{percent} below %{period}',
  same: 'same as %{period}',
  points: '%{number} point |||| %{number} points',
  open: 'Open %{title}',
  menu: 'Options for %{title}',
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  picture: 'Download picture (PNG)',
  sheet: 'Download figures (Excel)',
  notDrawn: 'The picture is not ready yet',
};
