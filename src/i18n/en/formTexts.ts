/**
 * English texts of forms and fields. Those of single inputs are in `inputTexts`, those of drafts in `draftTexts`, those
 * of errors in `formStatusTexts`, those of unsaved changes in `leaveTexts`.
 */

export const formTexts = {
  cancel: 'Cancel',
  createTitle: 'New %{singularName}',
  closes: 'Once inactive, this %{singularName} can no longer be changed here. Save it?',
  created: 'Successfully created',
  save: 'Save',
  updateTitle: 'Edit %{singularName}',
  unchanged: 'Nothing was changed',
  updated: 'Successfully updated',
};

export const fieldAndFilterTexts = {
  field: {
    broken: 'The field %{field} of %{entity} cannot be shown.',
    loading: '%{field} is loading',
    presets: 'Quick choices',
  },
  filter: { all: 'All', choose: 'Choose' },
  options: {
    least: 'Type at least %{smart_count} character |||| Type at least %{smart_count} characters',
    loading: 'Loading…',
    none: 'No options',
    waiting: 'Choose first: %{fields}',
  },
  rows: { showAll: 'Show all %{count}' },
  select: {
    all: 'Select all (%{count})',
    clear: 'Clear %{field}',
    close: 'Close %{field}',
    full: '%{smart_count} selected, the maximum',
    most: 'At most %{smart_count}',
    none: 'Select none',
    open: 'Open %{field}',
  },
  text: {
    left: '%{smart_count} character left |||| %{smart_count} characters left',
    over: '%{smart_count} character too many |||| %{smart_count} characters too many',
  },
};
