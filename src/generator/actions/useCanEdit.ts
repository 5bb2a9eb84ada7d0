import type { EntityModule } from '../../model/entity/entity';
import type { Row } from '../shared/rowIds';
import { isActionAllowed, getActionAvailability } from './availableActions';
import { useCurrentUser } from '../shared/useCurrentUser';

/**
 * Whether the current user may edit this record: a record may be read-only by its condition, for example when it is
 * finished.
 */
export function useCanEdit(module: EntityModule, record: Row | undefined): boolean {
  const user = useCurrentUser();
  const edit = module.entity.actions['edit'];
  if (!edit || !isActionAllowed(module, 'edit', user)) return false;
  return (
    record === undefined || module.entity.singleton === true || getActionAvailability(module, edit, record) === 'open'
  );
}
