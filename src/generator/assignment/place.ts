import type { PageInfo, WattdeskDataProvider } from '../../../dataProvider/types';
import type { Assignment, Entity, EntityModule } from '../../model/entity';
import { idOf } from '../../model/ids';
import type { Row } from '../list/row';
import type { FilterValues } from '../list/listParams';

/** What one open dialog is about: whom things are assigned to, and what. */
export interface Place {
  parent: Entity;
  assignment: Assignment;
  /** The keys that say whom, with their values as the server sent them; the record's id first. */
  keys: Readonly<Record<string, unknown>>;
  /** What the page call is asked with besides. */
  beside: Readonly<Record<string, unknown>>;
  /** The rows as an entity of their own, which lists can draw. */
  rows: EntityModule;
}

interface PageParams {
  page: number;
  perPage: number;
  filter: FilterValues;
  signal?: AbortSignal;
}

/** Values for the path of a call: the keys, and the record's id under the name that all paths know. */
export const pathValues = ({ keys }: Place): Record<string, unknown> => ({ ...keys, id: Object.values(keys)[0] });

/** As lists know rows: by an `id`, which is its place for a row that has none of its own. */
function withIds(rows: readonly Row[], rowId: string): Row[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = idOf([rowId], row);
    const isOwn = id !== undefined && !seen.has(String(id));
    seen.add(String(id));
    return { ...row, id: isOwn ? id : `~${index}` };
  });
}

/** One page of what can be assigned; each row with the `id` that lists know it by. */
export async function fetchPage(
  { page: read }: Pick<WattdeskDataProvider, 'page'>,
  place: Place,
  { filter, ...params }: PageParams,
): Promise<{ data: Row[]; total: number; pageInfo?: PageInfo }> {
  const { page, rowId, title } = place.assignment;
  const { rows, ...count } = await read<Row>(page, {
    ...params,
    title,
    filter: { ...filter, ...place.beside, ...place.keys },
    params: pathValues(place),
  });
  return { data: withIds(rows, rowId), ...count };
}
