/** Replaces the form's code, which has its own tests. */
import { vi } from 'vitest';
import type { FormPreload, EntityFormDialogProps } from '../../../src/generator/screenLayout/formPreload';

function Dialog({ id, onClose }: EntityFormDialogProps) {
  return (
    <dialog open aria-label={id === undefined ? 'Create' : `Edit ${String(id)}`}>
      <button onClick={() => onClose(true)}>Save</button>
      <button onClick={() => onClose(false)}>Cancel</button>
    </dialog>
  );
}

export const noForms = (): FormPreload => ({ Dialog, preload: vi.fn(() => Promise.resolve()) });
