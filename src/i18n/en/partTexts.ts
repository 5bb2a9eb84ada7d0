/** English texts of objects and lists in a form, and of its contents. They are lazy-loaded with the inputs. */

export const partTexts = {
  contents: 'On this page',
  entries: '%{smart_count} entry |||| %{smart_count} entries',
  faulty: 'Needs attention',
  general: 'General',
};
