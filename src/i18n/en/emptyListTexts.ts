/** English texts of lists without rows. They are lazy-loaded with their picture. */

export const emptyListTexts = {
  filterValue: '%{title}: %{value}',
  withResults: '%{field} with results',
  withoutFilter: 'Clear %{field} (%{smart_count} result) |||| Clear %{field} (%{smart_count} results)',
};
