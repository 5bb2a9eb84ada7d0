/** Says why an action is not available for a record. Pure functions. */
import type { AppTranslate } from '../../i18n/useAppTranslate';
import type { Action, EntityModule } from '../../model/entity/entity';
import { joinTexts } from '../../model/formatting/joinTexts';
import { hasRowActions } from '../shared/hasRowActions';
import { hasUniqueRowId, type Row } from '../shared/listRowIds';
import { ACTION_KINDS } from './actionKinds';
import { getActionAvailability } from './availableActions';
import { getDisabledReason } from './getDisabledReason';

/** Says why a record cannot be changed: in the words of the schema, or by the fields on which it depends. */
function getReadOnlyReason({ entity: { list } }: Pick<EntityModule, 'entity'>, t: AppTranslate): string {
  if (list?.editableWhen === undefined) return t('action.inactive');
  return list.readOnlyReason ?? t('action.dependsOn', { fields: joinTexts(list.editableByFields ?? []) });
}

/**
 * Says why an action is not available for a record.
 * @returns undefined if it is available, or if the record has no id of its own, which no value of the record explains
 */
export function getUnavailableReason(
  module: EntityModule,
  action: Action,
  record: Row,
  t: AppTranslate,
): string | undefined {
  const availability = getActionAvailability(module, action, record);
  if (availability === 'open') return undefined;
  if (!ACTION_KINDS[action.kind].isAlwaysAvailable) {
    if (!hasUniqueRowId(module.entity, record)) return undefined;
    if (!hasRowActions(module, record)) return getReadOnlyReason(module, t);
  }
  if (availability === 'disabled') return getDisabledReason(action, t);
  return t('action.dependsOn', { fields: joinTexts(action.visibleByFields ?? []) });
}

/** Says why an action is not available for some records: each reason once. */
export const getUnavailableReasons = (
  module: EntityModule,
  action: Action,
  records: readonly Row[],
  t: AppTranslate,
): string[] => [...new Set(records.flatMap((record) => getUnavailableReason(module, action, record, t) ?? []))];
