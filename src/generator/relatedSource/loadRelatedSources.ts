/** Finds the rows of the related lists of a record: which call reads them, with which filters, and where their list is. */
import type { QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { createAssignmentRowEntity } from '../../model/assignmentRows';
import type { EntityModule, RelatedList } from '../../model/entity/entity';
import { matchesCondition } from '../../model/formRules/matchesCondition';
import { loadEntity } from '../../model/registry/entityRegistry';
import { getScreenPath } from '../../model/routes/routePaths';
import { getFieldAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { getOptionsQuery } from '../../widgets/useOptions';
import { fetchAssignmentPage, getAssignmentParams, getPagesQueryKey } from '../assignment/assignmentRequests';
import { findAssignedOption } from '../assignment/assignmentStatus';
import { toRequestFilter } from '../queries/filterValues';
import { toPageRequest } from '../queries/pageRequest';
import { getPageQueryKey } from '../queries/preloadedResponses';
import { sanitizeFilter, type FilterScalar, type FilterValues } from '../queries/sanitizeFilter';
import type { Row } from '../shared/listRowIds';
import { getRepeatedValues, type RepeatedValues } from './omitRepeatedColumns';

/** The number of rows on a page of a related list. One request is both its count and its first rows. */
export const RELATED_PAGE_SIZE = 5;

export interface RelatedPageParams {
  page: number;
  perPage: number;
  sort?: string;
}

interface RelatedPage {
  data: Row[];
  total?: number | undefined;
  pageInfo?: { hasNextPage?: boolean | undefined } | undefined;
}

/** The rows of one related list. */
export interface RelatedSource {
  title: string;
  singularName: string;
  /** The entity of the rows. */
  rows: EntityModule;
  /** The columns that are left out while they repeat what the record says. */
  repeated: RepeatedValues;
  /** Whether the user may change records of this entity. */
  mayEdit: boolean;
  /** The number of rows, if the record itself contains it. */
  count?: number;
  /** The address of the list with the filters that select the rows. */
  listPath?: string;
  getQueryKey(params: RelatedPageParams): readonly unknown[];
  fetchPage(params: RelatedPageParams, signal: AbortSignal): Promise<RelatedPage>;
}

export interface RelatedSourceContext {
  client: QueryClient;
  dataProvider: WattdeskDataProvider;
  canAccess(question: { resource: string; action: string }): Promise<boolean>;
}

/**
 * Returns the filters of a related list with the values of the record.
 * @returns undefined if the list lacks one of the filters, or the record one of the values
 */
export function getRelatedFilter(
  { entity: { list } }: EntityModule,
  { filtersFromRecord = {} }: RelatedList,
  { entity: { shape } }: EntityModule,
  record: Row,
): FilterValues | undefined {
  const filters = list?.filters.fields ?? [];
  const values = Object.entries(filtersFromRecord).map(([name, path]) => {
    const value = getValueAtPath(shape, path, record);
    const isSeveral = filters.find((filter) => filter.name === name)?.field.type === 'array';
    return [name, isSeveral && !Array.isArray(value) ? [value] : value] as const;
  });
  const filter = sanitizeFilter(Object.fromEntries(values), filters);
  return values.every(([name]) => Object.hasOwn(filter, name)) ? filter : undefined;
}

async function createListSource(
  related: RelatedList,
  name: string,
  parent: EntityModule,
  record: Row,
  { dataProvider, canAccess }: RelatedSourceContext,
): Promise<Omit<RelatedSource, 'count'> | undefined> {
  if (!(await canAccess({ resource: name, action: 'list' }))) return undefined;
  const rows = await loadEntity(name);
  const { entity } = rows;
  const filter = getRelatedFilter(rows, related, parent, record);
  if (!filter) return undefined;
  const sent = toRequestFilter(rows, filter);
  const path = getScreenPath(entity, 'list');
  return {
    title: related.title ?? entity.title,
    singularName: related.singularName ?? entity.singularName,
    rows,
    repeated: getRepeatedValues(entity, related, parent.entity.shape, record, name === parent.entity.name),
    mayEdit: await canAccess({ resource: name, action: 'edit' }),
    ...(path === undefined ? {} : { listPath: `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}` }),
    getQueryKey: (params) => getPageQueryKey(name, toPageRequest({ ...params, filter: sent })),
    fetchPage: (params, signal) =>
      dataProvider.getList<Row & { id: string }>(name, { ...toPageRequest({ ...params, filter: sent }), signal }),
  };
}

function createAssignmentSource(
  related: RelatedList,
  name: string,
  parent: EntityModule,
  record: Row,
  { client, dataProvider }: RelatedSourceContext,
): Omit<RelatedSource, 'count'> | undefined {
  const assignment = parent.entity.assignments[name];
  const { shape, actions } = parent.entity;
  const isOffered = matchesCondition({ shape, validators: parent.validators }, actions[name]?.visibleWhen, record);
  if (!assignment || !isOffered) return undefined;
  const request = getAssignmentParams(parent.entity, assignment, record);
  // A row of a list may lack a parameter that the complete record has. Other rows would then be counted.
  if (Object.values(request.extraParams).includes(undefined)) return undefined;
  const options = getOptionsQuery(
    parent.entity.options[assignment.statusFilterOptions],
    { params: {}, query: {} },
    dataProvider,
  );
  // All of these rows have the same status.
  const columns = assignment.columns.filter(
    ({ field }) => assignment.shape.fields[field]?.ui.options !== assignment.statusFilterOptions,
  );
  return {
    title: related.title ?? assignment.title,
    singularName: related.singularName ?? assignment.title,
    rows: { ...parent, entity: createAssignmentRowEntity(parent.entity, { ...assignment, columns }) },
    repeated: {},
    mayEdit: false,
    getQueryKey: ({ page, perPage }) => [...getPagesQueryKey(request), 'related', page, perPage],
    fetchPage: async ({ page, perPage }, signal) => {
      const assigned = findAssignedOption(await client.fetchQuery(options));
      if (!assigned) throw new Error(`No option of "${assignment.statusFilterOptions}" is "assigned"`);
      const filter = { [assignment.statusFilterParam]: assigned.value as FilterScalar };
      return fetchAssignmentPage(dataProvider, request, { page, perPage, filter, signal });
    },
  };
}

function getCount({ countField }: RelatedList, { entity: { shape } }: EntityModule, record: Row): number | undefined {
  if (countField === undefined || !getFieldAtPath(shape, countField)) return undefined;
  const count = getValueAtPath(shape, countField, record);
  return typeof count === 'number' ? count : undefined;
}

/**
 * Returns the related lists of a record that the user may see. No call is sent yet.
 * @throws Error (rejects) if the definition of an entity cannot be loaded
 */
export async function loadRelatedSources(
  context: RelatedSourceContext,
  parent: EntityModule,
  record: Row,
): Promise<RelatedSource[]> {
  const sources = (parent.entity.relatedLists ?? []).map(async (related): Promise<RelatedSource[]> => {
    const { list, assignment } = related;
    const source =
      list === undefined
        ? createAssignmentSource(related, assignment ?? '', parent, record, context)
        : await createListSource(related, list, parent, record, context);
    const count = getCount(related, parent, record);
    return source ? [{ ...source, ...(count === undefined ? {} : { count }) }] : [];
  });
  return (await Promise.all(sources)).flat();
}
