/** English texts of the bar above selected rows. They are lazy-loaded with the bar. */

export const selectionTexts = {
  all: 'All %{count} matches are selected',
  chosen: '%{count} selected',
  clear: 'Clear selection',
  gathering: 'Selecting all %{count}…',
  gatheringEvery: 'Selecting all matches…',
  none: 'Nothing selected',
  selectAll: 'Select all %{count} matches',
  selectEvery: 'Select all matches',
  stop: 'Stop',
};
