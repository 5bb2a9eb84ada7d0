import type { PageInfo, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { rowsName } from '../../model/assignment';
import type { Assignment, Entity, EntityModule } from '../../model/entity/entity';
import { readAt } from '../../model/values/fieldPath';
import { idOf } from '../../model/values/ids';
import type { Row } from '../records/row';
import type { FilterValues } from '../read/listParams';

/** Whom things are assigned to, and what: all that its calls are asked with. */
export interface Asked {
  parent: Entity;
  assignment: Assignment;
  /** The keys that say whom, with their values as the server sent them; the record's id first. */
  keys: Readonly<Record<string, unknown>>;
  /** What the page call is asked with besides. */
  beside: Readonly<Record<string, unknown>>;
}

/** What one open dialog is about. */
export interface Place extends Asked {
  /** The rows as an entity of their own, which lists can draw. */
  rows: EntityModule;
}

interface PageParams {
  page: number;
  perPage: number;
  filter: FilterValues;
  signal?: AbortSignal;
}

/** The keys of an assignment: the record's id, then fields of the record or what its list was opened with. */
function keysOf({ ids }: Entity, { parentParams }: Assignment, record: Row): Row {
  const [own, ...others] = parentParams;
  const id = record[ids[0] ?? ''] ?? idOf(ids, record) ?? record['id'];
  return Object.fromEntries([[own ?? 'id', id], ...others.map((key) => [key, record[key]])]);
}

/** What the record says of what the page call is asked with besides. */
export const besideOf = ({ shape }: Entity, { paramsFromRecord: asked = {} }: Assignment, record: Row): Row =>
  Object.fromEntries(Object.entries(asked).map(([key, name]) => [key, readAt(shape, name, record)]));

/** What the calls of an assignment to a record are asked with. */
export const askedOf = (parent: Entity, assignment: Assignment, record: Row): Asked => ({
  parent,
  assignment,
  keys: keysOf(parent, assignment, record),
  beside: besideOf(parent, assignment, record),
});

/** The pages of what can be assigned to a record, wherever they are shown; an assignment makes all of them old. */
export const pagesKey = ({ parent, assignment, keys }: Asked): readonly unknown[] => [
  'wattdesk',
  rowsName(parent, assignment),
  keys,
];

/** Values for the path of a call: the keys, and the record's id under the name that all paths know. */
export const pathValues = ({ keys }: Asked): Record<string, unknown> => ({ ...keys, id: Object.values(keys)[0] });

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
  asked: Asked,
  { filter, ...params }: PageParams,
): Promise<{ data: Row[]; total: number; pageInfo?: PageInfo }> {
  const { page, rowIdField, title } = asked.assignment;
  const { rows, ...count } = await read<Row>(page, {
    ...params,
    title,
    filter: { ...filter, ...asked.beside, ...asked.keys },
    params: pathValues(asked),
  });
  return { data: withIds(rows, rowIdField), ...count };
}
