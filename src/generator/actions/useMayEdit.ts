import type { EntityModule } from '../../model/entity/entity';
import type { Row } from '../records/row';
import { isAllowed, standingOf } from './offered';
import { useUser } from '../records/useUser';

/** Whether this user may change this record; one that is over and done with can only be read. */
export function useMayEdit(module: EntityModule, record: Row | undefined): boolean {
  const user = useUser();
  const edit = module.entity.actions['edit'];
  if (!edit || !isAllowed(module, 'edit', user)) return false;
  return record === undefined || module.entity.singleton === true || standingOf(module, edit, record) === 'open';
}
