/** English texts of related lists. They are lazy-loaded with the code of these lists. */

export const relatedTexts = {
  title: 'Related',
  checking: 'Checking what refers to it…',
  part: '%{count} %{name}',
  some: '%{parts} refers to this %{singularName} |||| %{parts} refer to this %{singularName}',
  none: 'No %{names} refer to this %{singularName}',
  empty: 'Nothing here refers to this %{singularName}',
  uncounted: 'Could not check what refers to it',
  showAll: 'Show all in %{title}',
};
