/** In place of the form's code, which has tests of its own. */
import { createChunk } from '../../../src/generator/chunk';

interface DialogProps {
  id?: unknown;
  onClose: (saved: boolean) => void;
}

function FormDialog({ id, onClose }: DialogProps) {
  return (
    <dialog open aria-label={id === undefined ? 'Create' : `Edit ${String(id)}`}>
      <button onClick={() => onClose(true)}>Save</button>
      <button onClick={() => onClose(false)}>Cancel</button>
    </dialog>
  );
}

export const formDialog = createChunk(async () => FormDialog);
export const assignmentDialog = createChunk(async () => () => <p>Assignment</p>);
export const formScreen = createChunk(async () => () => <p>Form</p>);
export const listScreen = createChunk(async () => () => <p>List</p>);
