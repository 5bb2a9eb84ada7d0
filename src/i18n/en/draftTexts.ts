/** English texts of the notice that unsaved changes were restored. They are lazy-loaded with it. */

export const draftTexts = {
  discard: 'Discard',
  lacks: 'Passwords and files are not kept. Please enter them again.',
  outdated: 'Someone has changed this %{singularName} since. You will see both versions when you save.',
  restored: 'Restored your unsaved changes from %{time}',
};
