import type { Entity } from '../../model/entity/entity';
import { createNamedValueSerializer } from '../../model/serializations/createNamedValueSerializer';
import { getRecordId, getRecordIdParts } from '../../model/values/recordIds';
import type { Row } from '../shared/listRowIds';
import { ACTION_KINDS } from './actionKinds';
import type { ActionTarget } from './actionRequest';
import type { PerformedAction } from './types';

/**
 * Returns the target of an action with all values in the formats of the API. The data provider itself converts the
 * record of a deletion.
 */
export function serializeActionTarget(
  entity: Pick<Entity, 'shape' | 'list' | 'ids'>,
  { action, target }: PerformedAction,
  timeZone: string | undefined,
): ActionTarget {
  if (ACTION_KINDS[action.kind].request === 'delete') return target;
  const shapes = [action.input?.shape, entity.list?.filters.shape, entity.shape].flatMap((shape) => shape ?? []);
  const write = createNamedValueSerializer(shapes, { timeZone });
  const writeRow = createNamedValueSerializer([entity.shape], { timeZone });
  const writeId = (id: unknown): unknown => {
    const { id: _, ...parts } = getRecordIdParts(entity.ids, id);
    return getRecordId(entity.ids, writeRow(parts)) ?? id;
  };
  const writeRecord = (record: Row): Row => ({
    ...writeRow(record),
    ...(record['id'] === undefined ? {} : { id: writeId(record['id']) }),
  });
  const { record, input, computedValues, selectedRows } = target;
  return {
    ...target,
    ...(record ? { record: writeRecord(record) } : {}),
    ...(input ? { input: write(input) } : {}),
    ...(computedValues ? { computedValues: write(computedValues) } : {}),
    ...(selectedRows
      ? {
          selectedRows: selectedRows.map((selected) => ({
            ...selected,
            id: writeId(selected.id),
            row: writeRecord(selected.row),
          })),
        }
      : {}),
  };
}
