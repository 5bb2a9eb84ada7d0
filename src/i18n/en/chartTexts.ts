/** English texts of the menu of a chart. They are lazy-loaded with the menu. */

export const chartTexts = {
  menu: 'More about %{title}',
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  picture: 'Download picture (PNG)',
  sheet: 'Download figures (Excel)',
  notDrawn: 'The picture is not there yet',
};
