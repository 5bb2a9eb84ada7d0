/** English texts of records, rows, sections and options that could not be loaded. They are lazy-loaded with the error. */

export const loadFailureTexts = {
  noAccess: 'Your account may not view this. An administrator can give you access.',
  options: 'Options could not be loaded',
  optionsOf: 'Options could not be loaded: %{fields}',
};
