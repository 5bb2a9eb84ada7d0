import type { PageInfo, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { CallFields } from '../../../dataProvider/contract/serializers';
import { getAssignmentRowEntityName } from '../../model/assignmentRows';
import type { AssignmentConfig, Entity, EntityModule, Field } from '../../model/entity/entity';
import { getFieldAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { getRecordId } from '../../model/values/recordIds';
import type { Row } from '../shared/listRowIds';
import type { FilterValues } from '../queries/sanitizeFilter';

/**
 * The parent record, to which rows are assigned, and the parameters that all requests of an assignment have in
 * common.
 */
export interface AssignmentRequest {
  parent: Entity;
  assignment: AssignmentConfig;
  /**
   * The parameters that identify the parent record, with the values that the server sent. The first parameter is
   * the id of the parent record.
   */
  parentKeys: Readonly<Record<string, unknown>>;
  /** Additional parameters of the page request, with values from the parent record. */
  extraParams: Readonly<Record<string, unknown>>;
}

/** The assignment that an open dialog or section shows. */
export interface AssignmentTarget extends AssignmentRequest {
  /** The assignable rows in the form of an entity, because the list components expect an entity. */
  rows: EntityModule;
  /** The parent record. */
  record: Row;
}

interface PageParams {
  page: number;
  perPage: number;
  filter: FilterValues;
  signal?: AbortSignal;
}

/**
 * Returns the parameters that identify the parent record. The first parameter is the id of the parent record. The
 * others are further fields of the parent record, or parameters with which its list was opened.
 */
function getParentKeys({ ids }: Entity, { recordIdParams }: AssignmentConfig, record: Row): Row {
  const [own, ...others] = recordIdParams;
  const id = record[ids[0] ?? ''] ?? getRecordId(ids, record) ?? record['id'];
  return Object.fromEntries([[own ?? 'id', id], ...others.map((key) => [key, record[key]])]);
}

/** Returns the additional parameters of the page request, with values from the parent record. */
export const getExtraPageParams = (
  { shape }: Entity,
  { paramsFromRecord: paramFields = {} }: AssignmentConfig,
  record: Row,
): Row =>
  Object.fromEntries(Object.entries(paramFields).map(([key, name]) => [key, getValueAtPath(shape, name, record)]));

/** Returns the parameters that all requests of an assignment to this parent record have in common. */
export const getAssignmentParams = (parent: Entity, assignment: AssignmentConfig, record: Row): AssignmentRequest => ({
  parent,
  assignment,
  parentKeys: getParentKeys(parent, assignment, record),
  extraParams: getExtraPageParams(parent, assignment, record),
});

/** Returns the entry of a request parameter whose value is that of a field; none if there is no such field. */
function getFieldEntries(shape: Entity['shape'], param: string, path: string): [string, Field][] {
  const field = getFieldAtPath(shape, path);
  return field ? [[param, field]] : [];
}

/**
 * Returns the fields of the values in the requests and rows of an assignment. Undefined if the API has the app's formats
 * for all of them.
 */
export function getAssignmentFields({ parent, assignment }: AssignmentRequest): CallFields | undefined {
  const { shape, filters, rowIdField, selectedIdsParam, recordIdParams, paramsFromRecord = {} } = assignment;
  if (![parent, shape, filters.shape].some(({ isSerialized }) => isSerialized)) return undefined;
  const [own = 'id', ...others] = recordIdParams;
  const entries = [
    ...Object.entries({ ...shape.fields, ...filters.shape.fields }),
    ...getFieldEntries(shape, selectedIdsParam, rowIdField),
    ...Object.entries(paramsFromRecord).flatMap(([param, path]) => getFieldEntries(parent.shape, param, path)),
    ...others.flatMap((param) => getFieldEntries(parent.shape, param, param)),
    ...[own, 'id'].flatMap((param) => getFieldEntries(parent.shape, param, parent.ids[0] ?? 'id')),
  ];
  return { sentFields: Object.fromEntries(entries), rowShape: shape };
}

/**
 * Returns the common query key of all pages of one assignment. These pages are invalidated each time rows have been
 * assigned or unassigned.
 */
export const getPagesQueryKey = ({ parent, assignment, parentKeys }: AssignmentRequest): readonly unknown[] => [
  'wattdesk',
  getAssignmentRowEntityName(parent, assignment),
  parentKeys,
];

/**
 * Returns the path parameters of a request: the parameters that identify the parent record, and `id` with the id of
 * the parent record. Every path can use the name `id`.
 */
export const getParentPathParams = ({ parentKeys }: AssignmentRequest): Record<string, unknown> => ({
  ...parentKeys,
  id: Object.values(parentKeys)[0],
});

/**
 * Adds the `id` that list components require. A row without an id, or with the same id as an earlier row, gets an
 * id that contains its index, for example `~3`.
 */
function withIds(rows: readonly Row[], rowId: string): Row[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = getRecordId([rowId], row);
    const isOwn = id !== undefined && !seen.has(String(id));
    seen.add(String(id));
    return { ...row, id: isOwn ? id : `~${index}` };
  });
}

/** Fetches one page of assignable rows and adds an `id` to each row. */
export async function fetchAssignmentPage(
  { page: read }: Pick<WattdeskDataProvider, 'page'>,
  request: AssignmentRequest,
  { filter, ...params }: PageParams,
): Promise<{ data: Row[]; total: number; pageInfo?: PageInfo }> {
  const { page, rowIdField, title } = request.assignment;
  const { rows, ...count } = await read<Row>(page, {
    ...params,
    title,
    filter: { ...filter, ...request.extraParams, ...request.parentKeys },
    params: getParentPathParams(request),
    fields: getAssignmentFields(request),
  });
  return { data: withIds(rows, rowIdField), ...count };
}
