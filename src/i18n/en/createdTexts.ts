/** English texts of a record that was just created. They are lazy-loaded with the form. */

export const createdTexts = {
  open: 'Open %{name}',
  mark: 'New',
};
