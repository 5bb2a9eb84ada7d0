import type { PageInfo, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { getAssignmentRowsName } from '../../model/assignmentRows';
import type { Assignment, Entity, EntityModule } from '../../model/entity/entity';
import { getValueAtPath } from '../../model/values/fieldPath';
import { getRecordId } from '../../model/values/recordIds';
import type { Row } from '../records/rowIds';
import type { FilterValues } from '../read/listParams';

/** The parent record and the parameters that all calls of an assignment share. */
export interface AssignmentRequest {
  parent: Entity;
  assignment: Assignment;
  /** The keys that say whom, with their values as the server sent them; the record's id first. */
  parentKeys: Readonly<Record<string, unknown>>;
  /** What the page call is asked with besides. */
  extraParams: Readonly<Record<string, unknown>>;
}

/** What an open assignment dialog edits. */
export interface AssignmentTarget extends AssignmentRequest {
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
function getParentKeys({ ids }: Entity, { parentParams }: Assignment, record: Row): Row {
  const [own, ...others] = parentParams;
  const id = record[ids[0] ?? ''] ?? getRecordId(ids, record) ?? record['id'];
  return Object.fromEntries([[own ?? 'id', id], ...others.map((key) => [key, record[key]])]);
}

/** Additional parameters of the page call, taken from the parent record. */
export const getExtraParams = ({ shape }: Entity, { paramsFromRecord: asked = {} }: Assignment, record: Row): Row =>
  Object.fromEntries(Object.entries(asked).map(([key, name]) => [key, getValueAtPath(shape, name, record)]));

/** What the calls of an assignment to a record are asked with. */
export const getAssignmentRequest = (parent: Entity, assignment: Assignment, record: Row): AssignmentRequest => ({
  parent,
  assignment,
  parentKeys: getParentKeys(parent, assignment, record),
  extraParams: getExtraParams(parent, assignment, record),
});

/** The query key of all pages of one assignment. An assignment invalidates them. */
export const getPagesQueryKey = ({ parent, assignment, parentKeys }: AssignmentRequest): readonly unknown[] => [
  'wattdesk',
  getAssignmentRowsName(parent, assignment),
  parentKeys,
];

/** Values for the path of a call: the keys, and the record's id under the name that all paths know. */
export const getPathParams = ({ parentKeys }: AssignmentRequest): Record<string, unknown> => ({
  ...parentKeys,
  id: Object.values(parentKeys)[0],
});

/** As lists know rows: by an `id`, which is its place for a row that has none of its own. */
function withIds(rows: readonly Row[], rowId: string): Row[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = getRecordId([rowId], row);
    const isOwn = id !== undefined && !seen.has(String(id));
    seen.add(String(id));
    return { ...row, id: isOwn ? id : `~${index}` };
  });
}

/** Fetches one page of assignable rows, each with an `id`. */
export async function fetchAssignmentPage(
  { page: read }: Pick<WattdeskDataProvider, 'page'>,
  asked: AssignmentRequest,
  { filter, ...params }: PageParams,
): Promise<{ data: Row[]; total: number; pageInfo?: PageInfo }> {
  const { page, rowIdField, title } = asked.assignment;
  const { rows, ...count } = await read<Row>(page, {
    ...params,
    title,
    filter: { ...filter, ...asked.extraParams, ...asked.parentKeys },
    params: getPathParams(asked),
  });
  return { data: withIds(rows, rowIdField), ...count };
}
