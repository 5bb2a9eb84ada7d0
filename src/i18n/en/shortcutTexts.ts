/** English texts of the shortcuts dialog and the command palette. They are lazy-loaded with these dialogs. */

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  places: { everywhere: 'Everywhere', list: 'In a list', form: 'In a form', go: 'Go to a screen' },
  does: {
    palette: 'Find a screen, an action or a record',
    help: 'Show this list',
    go: 'Go to a screen, followed by its letter',
    search: 'Search the list',
    create: 'Create a record',
    down: 'Next row',
    up: 'Previous row',
    open: 'Open the row',
    save: 'Save',
    edit: 'Edit the value of a cell',
    undo: 'Undo the last change, while a message offers it',
    picker: 'Open the calendar or clock of a date or time',
  },
  then: 'then',
  single: 'Single-key shortcuts',
  singleHelp: 'Turn them off if you use speech input or press keys by mistake.',
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
    failed: 'Could not search: %{titles}',
    least:
      'Type at least %{smart_count} character to search records |||| Type at least %{smart_count} characters to search records',
  },
};
