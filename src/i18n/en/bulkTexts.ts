/** What is said while something is done with one chosen row after the other, in English: it travels with it. */

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
