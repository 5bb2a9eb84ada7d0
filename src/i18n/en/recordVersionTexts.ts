/** English texts of the dialogs that compare versions of a record. They are lazy-loaded with the forms. */

export const conflictTexts = {
  both: 'You changed this too',
  gone: 'This %{singularName} has been deleted and can no longer be saved. Your changes are still here.',
  mine: 'Yours',
  nothing: 'Empty',
  opened: 'When you opened it',
  same: '%{smart_count} more row is unchanged |||| %{smart_count} more rows are unchanged',
  save: 'Save choices',
  secret: 'Not shown',
  text: 'Someone has changed this %{singularName} since you opened it. Choose which values to save.',
  textBy: 'Someone has changed this %{singularName} since you opened it (%{last}). Choose which values to save.',
  theirs: 'Theirs',
  title: 'Changed by someone else',
};

export const reviewTexts = {
  after: 'After saving',
  before: 'Now',
  nothing: 'Saving would not change this %{singularName}.',
  short: 'Review',
  text: 'Saving will change this %{singularName} as follows.',
  title: 'Review changes',
};
