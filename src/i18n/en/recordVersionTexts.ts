/** English texts of the dialogs that compare versions of a record. They are lazy-loaded with the forms. */

export const conflictTexts = {
  both: 'You have changed this, too',
  gone: 'This %{singularName} was deleted meanwhile, and cannot be saved any more. What you have typed is still here.',
  mine: 'Mine',
  nothing: 'Empty',
  opened: 'When you opened it',
  same: '%{smart_count} more row is the same |||| %{smart_count} more rows are the same',
  save: 'Save these',
  secret: 'Not shown',
  text: 'Somebody has saved this %{singularName} since you opened it. Choose what is to be saved.',
  textBy: 'Somebody has saved this %{singularName} since you opened it (%{last}). Choose what is to be saved.',
  theirs: 'Theirs',
  title: 'Changed meanwhile',
};

export const reviewTexts = {
  after: 'After saving',
  before: 'Now',
  nothing: 'A save would change nothing of this %{singularName}.',
  text: 'A save changes this %{singularName} as follows.',
  title: 'Review changes',
};
