/** English texts of the dialog that changes several records and of the edit in a cell. */

export const bulkEditTexts = {
  apply: 'Change %{smart_count} record |||| Change %{smart_count} records',
  cannotEdit: 'Can no longer be changed',
  cell: 'Edit %{field} of %{name}',
  change: 'Choose what to change. Everything else stays as it is.',
  changeOne: 'Everything else stays as it is.',
  chooseField: 'Choose at least one field to change',
  closes: 'Once inactive, these records can no longer be changed here. Save them?',
  conflict: '%{field} was changed to “%{value}” by someone else. Trying again replaces it.',
  conflictUndo: '%{field} has been changed to “%{value}” since',
  done: '%{fields} changed in %{smart_count} record |||| %{fields} changed in %{smart_count} records',
  empty: 'empty',
  fieldClosed: '%{field} cannot be changed for this record',
  gone: 'Has been deleted',
  invalid: '%{field}: %{text}',
  loading: 'Loading %{name}',
  mixed: 'The selected records have different values',
  skipped: '%{smart_count} selected record is skipped |||| %{smart_count} selected records are skipped',
  skippedReason: 'This record cannot be changed',
};
