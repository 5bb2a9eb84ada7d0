import type { useNotify } from 'ra-core';
import { UndoToast, type UndoOffer } from './UndoToast';

/** The time in ms for which Undo is offered. Longer than other successes are shown, because it needs a decision. */
const UNDO_TOAST_MS = 10_000;

/** Shows a success toast that offers to undo what was done. */
export function offerUndo(notify: ReturnType<typeof useNotify>, offer: UndoOffer): void {
  notify(<UndoToast {...offer} />, { type: 'success', autoHideDuration: UNDO_TOAST_MS });
}
