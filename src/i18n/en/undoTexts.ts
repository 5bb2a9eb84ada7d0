/** English texts of the toast that offers to undo an action. They are lazy-loaded with it. */

export const undoTexts = {
  done: 'Undone',
  failed: 'Not undone: %{names}',
  more: '%{smart_count} more',
  running: 'Undoing…',
  progress: 'Undoing %{done} of %{total}…',
  retry: 'Try again',
  some: 'Undone for %{done} of %{total}. Not undone: %{names}',
  undo: 'Undo',
};
