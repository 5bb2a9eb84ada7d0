import type { EntityModule } from '../../model/entity/entity';
import type { Row } from '../records/rowIds';
import { isActionAllowed, getActionAvailability } from './availableActions';
import { useCurrentUser } from '../records/useCurrentUser';

/** Whether this user may change this record; one that is over and done with can only be read. */
export function useCanEdit(module: EntityModule, record: Row | undefined): boolean {
  const user = useCurrentUser();
  const edit = module.entity.actions['edit'];
  if (!edit || !isActionAllowed(module, 'edit', user)) return false;
  return (
    record === undefined || module.entity.singleton === true || getActionAvailability(module, edit, record) === 'open'
  );
}
