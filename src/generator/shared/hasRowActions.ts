import type { EntityModule } from '../../model/entity/entity';
import { matchesCondition } from '../../model/formRules/matchesCondition';
import { hasUniqueRowId, type Row } from './listRowIds';

/**
 * Whether a row may have actions. They are editing, deleting and all others except View. The row must
 * satisfy the condition `editableWhen` of the list. Without one,
 * all rows may have actions, except those with the status Inactive.
 */
export function hasRowActions({ entity, validators }: EntityModule, row: Row): boolean {
  if (!hasUniqueRowId(entity, row)) return false;
  const condition = entity.list?.editableWhen;
  if (condition !== undefined) return matchesCondition({ shape: entity.shape, validators }, condition, row);
  const status = row['dataStatus'];
  return typeof status !== 'string' || status.trim().toLowerCase() !== 'inactive';
}
