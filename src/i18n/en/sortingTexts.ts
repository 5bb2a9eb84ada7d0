/** English texts of the menu that sorts a list. They are lazy-loaded with the menu. */

export const sortingTexts = {
  sort: 'Sort',
  by: 'Sort: %{what}',
  ascending: '%{what}, ascending',
  descending: '%{what}, descending',
};
