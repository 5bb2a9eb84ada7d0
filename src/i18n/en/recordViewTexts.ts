/** English texts of the sections of a record, and of one that cannot be loaded. They are lazy-loaded with the view. */

export const recordViewTexts = {
  back: 'Back to the list',
  changed: 'Last changed',
  loadFailed: 'The %{singularName} could not be loaded',
  made: 'Created',
  noData: 'No data',
  none: 'Nothing has been saved yet.',
  notFound: 'This %{singularName} does not exist or has been deleted',
  old: 'The %{singularName} could not be refreshed. This page may be out of date.',
  saveFirst: 'Save first to fill in this section.',
  stopped: 'Still running. This page no longer refreshes automatically.',
};
