import type { WattdeskDataProvider } from '../../../dataProvider/types';
import type { Assignment, Entity, EntityModule } from '../../model/entity';
import type { Row } from '../list/actionable';
import type { FilterValues } from '../list/listParams';

/** What one open dialog is about: whom things are assigned to, and what. */
export interface Place {
  parent: Entity;
  assignment: Assignment;
  /** As the server sent it. */
  parentId: unknown;
  /** The rows as an entity of their own, which lists can draw. */
  rows: EntityModule;
}

interface PageParams {
  page: number;
  perPage: number;
  filter: FilterValues;
  signal?: AbortSignal;
}

/** One page of what can be assigned; each row with the `id` that lists know it by. */
export async function fetchPage(
  { page: read }: Pick<WattdeskDataProvider, 'page'>,
  { parentId, assignment: { page, parentKey, rowId } }: Place,
  { filter, ...params }: PageParams,
): Promise<{ data: Row[]; total: number }> {
  const { rows, total } = await read<Row>(page, {
    ...params,
    filter: { ...filter, [parentKey]: parentId },
    params: { id: parentId, [parentKey]: parentId },
    id: rowId,
  });
  return { data: rows.map((row) => ({ ...row, id: row[rowId] })), total };
}
