/** English texts of the history of a record. They are lazy-loaded with its code. */

export const historyTexts = {
  title: 'History',
  created: '%{user} created this %{singularName}',
  changed: '%{user} changed %{smart_count} field |||| %{user} changed %{smart_count} fields',
  saved: '%{user} saved this %{singularName}',
  deleted: '%{user} deleted this %{singularName}',
  action: '%{user}: %{action}',
  somebody: 'Somebody',
  changedTo: 'changed to',
  empty: 'No changes to this %{singularName} are recorded yet.',
  earlier: 'Show earlier changes',
};
