/** English texts of the shortcuts dialog and the command palette. They are lazy-loaded with these dialogs. */

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  places: { everywhere: 'Everywhere', list: 'In a list', form: 'In a form', go: 'Go to a screen' },
  does: {
    palette: 'Find a screen, an action or a record',
    help: 'Show this list',
    go: 'Go to a screen: its letter follows',
    search: 'Search the list',
    create: 'Create something new',
    down: 'Next row',
    up: 'Row before',
    open: 'Open the row',
    save: 'Save',
    picker: 'Open the calendar or clock of a date or time',
  },
  then: 'then',
  single: 'Keys without Ctrl work',
  singleHelp: 'Switch them off if you speak to your computer, or press them by mistake.',
  arrows: { down: 'Arrow down', up: 'Arrow up' },
  find: {
    label: 'Find',
    placeholder: 'Screen, action or record',
    screens: 'Screens',
    actions: 'Actions',
    results: 'Results',
    searching: 'Searching records…',
    count: '%{smart_count} result |||| %{smart_count} results',
    none: 'Nothing found for “%{text}”',
    noneYet: 'Nothing found so far for “%{text}”',
    failed: 'Could not be searched: %{titles}',
    least:
      'Records are searched from %{smart_count} character on |||| Records are searched from %{smart_count} characters on',
  },
};
