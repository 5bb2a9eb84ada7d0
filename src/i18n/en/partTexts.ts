/** English texts of objects and lists in a form, and of its contents. They are lazy-loaded with the inputs. */

export const partTexts = {
  contents: 'On this page',
  entries: '%{smart_count} entry |||| %{smart_count} entries',
  faulty: 'Needs attention',
  fields: '%{smart_count} field |||| %{smart_count} fields',
  filled: '%{smart_count} filled in: %{names}',
  find: 'Find a field',
  found: '%{smart_count} field found |||| %{smart_count} fields found',
  general: 'General',
  more: 'More fields',
};
