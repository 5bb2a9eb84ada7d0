import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { isActionAllowed } from '../actions/availableActions';
import { getUnavailableReason } from '../actions/unavailableReason';
import type { Row } from '../shared/listRowIds';
import { useCurrentUser } from '../shared/useCurrentUser';

/** Says why a record cannot be edited. Undefined if it can, or if the user may not edit any record. */
export function useReadOnlyReason(module: EntityModule, record: Row): string | undefined {
  const t = useAppTranslate();
  const user = useCurrentUser();
  const { actions, singleton } = module.entity;
  const edit = actions['edit'];
  if (singleton || !edit || !isActionAllowed(module, 'edit', user)) return undefined;
  return getUnavailableReason(module, edit, record, t);
}
