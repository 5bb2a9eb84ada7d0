/** English texts of bulk operations, which process the selected rows one after the other. Lazy-loaded with them. */

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
