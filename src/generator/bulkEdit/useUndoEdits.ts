import { useEvent, useNotify } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { isSecretField } from '../../model/values/secretFields';
import { useToast } from '../../widgets/useToast';
import { useReloadFromToast } from '../queries/useReloadFromToast';
import { offerUndo } from '../undo/offerUndo';
import type { RecordEdit } from './editRecord';
import { useRecordEditor } from './useRecordEditor';

/** An edit and the title of its record. */
export interface NamedEdit {
  name: string;
  edit: RecordEdit;
}

/** A secret that an edit has cleared is not known any more, so that the edit cannot be undone. */
const isUndoable = ({ edit: { fields } }: NamedEdit): boolean => fields.length > 0 && !fields.some(isSecretField);

/**
 * Returns a function that reports edits in a toast and offers to undo them. Undo restores the former values of the
 * fields, unless another user has changed them since. If no edit changed anything, the text is a plain message. The
 * component must be inside of an `EntityModuleProvider`.
 */
export function useUndoEdits(module: EntityModule): (text: string, edits: readonly NamedEdit[]) => void {
  const notify = useNotify();
  const toast = useToast();
  const editRecord = useRecordEditor(module);
  const reload = useReloadFromToast(module.entity.name);
  return useEvent((text: string, edits: readonly NamedEdit[]) => {
    const steps = edits.filter(isUndoable).map(({ name, edit: { id, before, after } }) => ({
      name,
      run: () => editRecord({ id, values: before, expected: after, isUndo: true }),
    }));
    if (edits.every(({ edit }) => edit.fields.length === 0)) toast.info(text);
    else if (steps.length === 0) toast.success(text);
    else offerUndo(notify, { text, steps, onEnd: reload });
  });
}
