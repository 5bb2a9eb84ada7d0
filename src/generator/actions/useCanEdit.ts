import type { EntityModule } from '../../model/entity/entity';
import type { Row } from '../shared/listRowIds';
import { isActionAllowed, getActionAvailability } from './availableActions';
import { useCurrentUser } from '../shared/useCurrentUser';

/**
 * Whether the current user may edit this record. A condition in the schema can make single records read-only, for
 * example finished ones.
 */
export function useCanEdit(module: EntityModule, record: Row | undefined): boolean {
  const user = useCurrentUser();
  const edit = module.entity.actions['edit'];
  if (!edit || !isActionAllowed(module, 'edit', user)) return false;
  return (
    record === undefined || module.entity.singleton === true || getActionAvailability(module, edit, record) === 'open'
  );
}
