/** English texts of the view of a record. They are lazy-loaded with the view. */

export const recordViewTexts = {
  none: 'Nothing has been saved yet.',
  old: 'The %{singularName} could not be refreshed. This page may be out of date.',
  stopped: 'Still running. This page no longer refreshes automatically.',
};
