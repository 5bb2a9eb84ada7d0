/**
 * English texts of bulk operations, which process the selected rows one after the other. They are lazy-loaded with
 * the code of bulk operations.
 */

export const bulkTexts = {
  progress: '%{done} of %{total}',
  running: 'One after the other…',
  stopping: 'Stopping after this one…',
  stop: 'Stop',
  done: '%{smart_count} done',
  failed: '%{smart_count} failed',
  rest: '%{smart_count} not tried',
  reasons: 'What failed',
  retry: 'Try again (%{count})',
};
