import type { EntityModule } from '../../model/entity/entity';
import type { ListDialog } from '../queries/listParams';
import { useFormPreload, type EntityFormDialogProps } from '../screenLayout/formPreload';
import { getRowKey, type Row } from '../shared/listRowIds';

interface Props {
  module: EntityModule;
  open: ListDialog;
  rows: readonly Row[];
  parentValues: Row | undefined;
  onClose: (saved: boolean) => void;
}

/** The dialog over a list with a form: for a new record, for a duplicate, or for the record of a row. */
export function ListFormDialog({ module, open, rows, ...props }: Props) {
  const { Dialog } = useFormPreload();
  const getTarget = (): Pick<EntityFormDialogProps, 'id' | 'copyOf' | 'row'> => {
    if (open === 'create') return {};
    if ('copy' in open) return { copyOf: open.copy };
    const row = module.entity.getsRow ? rows.find((one) => getRowKey(one) === open.edit) : undefined;
    return { id: open.edit, row };
  };
  return <Dialog module={module} {...getTarget()} {...props} />;
}
