import { Backdrop, CircularProgress } from '@mui/material';
import type { ReactNode } from 'react';
import type { Entity, EntityModule } from '../../model/entity';
import { useViewOnly } from '../../widgets/context/viewOnly';
import { useArrival, type Chunk } from '../chunk';
import { formDialog } from '../screens';
import { DialogFailure } from './DialogFailure';
import { canCreate, canEdit, editsInDialog } from './actionable';
import type { OpenDialog } from './listParams';
import type { ListParamsControl } from './useListParams';
import { useReload } from './useReload';
import type { OpenRowDialog } from './useRowActions';

interface ArrivingProps<T> {
  chunk: Chunk<T>;
  name: string;
  onClose: () => void;
  children: (code: T) => ReactNode;
}

/** A dialog whose code may still be on its way, or may not arrive. */
export function Arriving<T>({ chunk, name, onClose, children }: ArrivingProps<T>) {
  const code = chunk.get();
  const { error, retry } = useArrival(code !== undefined, () => chunk.load(), name);
  if (code !== undefined) return children(code);
  if (error) return <DialogFailure onRetry={retry} onClose={onClose} />;
  return (
    <Backdrop open>
      <CircularProgress />
    </Backdrop>
  );
}

/** An address may ask for a dialog that this list or this user does not have. */
function allowed(entity: Entity, dialog: OpenDialog | undefined, viewOnly: boolean): OpenDialog | undefined {
  if (dialog === undefined || viewOnly || !editsInDialog(entity)) return undefined;
  return (dialog === 'create' ? canCreate(entity) : canEdit(entity)) ? dialog : undefined;
}

interface Props {
  module: EntityModule;
  list: ListParamsControl;
  row: OpenRowDialog | undefined;
  onRowClose: () => void;
}

/** The dialogs over a list: the form of one record, which the address opens, and a row action's own. */
export function ListDialogs({ module, list, row, onRowClose }: Props) {
  const viewOnly = useViewOnly();
  const { entity } = module;
  const form = allowed(entity, list.params.dialog, viewOnly);
  const reload = useReload(entity.name);
  const closeForm = (saved: boolean): void => {
    list.closeDialog();
    if (saved) void reload();
  };
  const closeRow = (changed: boolean): void => {
    onRowClose();
    if (changed) void reload();
  };
  return (
    <>
      {form && (
        <Arriving chunk={formDialog} name="form" onClose={() => closeForm(false)}>
          {(FormDialog) => (
            <FormDialog entity={module} {...(form === 'create' ? {} : { id: form.edit })} onClose={closeForm} />
          )}
        </Arriving>
      )}
      {row && (
        <Arriving chunk={row.dialog.dialog} name={row.action} onClose={() => closeRow(false)}>
          {(RowDialog) => <RowDialog entity={module} row={row.row} action={row.action} onClose={closeRow} />}
        </Arriving>
      )}
    </>
  );
}
