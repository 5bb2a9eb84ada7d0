/**
 * English texts of bulk operations, which process the selected rows one after the other. They are lazy-loaded with
 * the code of bulk operations.
 */

export const bulkTexts = {
  progress: '%{done} of %{total}',
  running: 'Working…',
  stopping: 'Stopping after this row…',
  stop: 'Stop',
  done: '%{smart_count} done',
  failed: '%{smart_count} failed',
  rest: '%{smart_count} not attempted',
  reasons: 'Errors',
  retry: 'Try again (%{count})',
};
