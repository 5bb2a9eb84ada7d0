import { parseCount } from '../../../../dataProvider/wire/parseResponseRows';
import type { Entity } from '../../../../src/model/entity/entity';
import { createRecordSerializer } from '../../../../src/model/serializations/createRecordSerializer';
import { isObject, type FormValues } from '../../../../src/model/values/cleanValues';
import { getEndpoint, type CheckContext } from './context';
import { sendRequest } from './sendRequest';

export interface PageRequest {
  page: number;
  perPage: number;
  /** In the format of the app. */
  filter?: FormValues;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  params?: FormValues;
}

export interface CheckedPage {
  /** As the API sent them. */
  rows: readonly unknown[];
  /** Undefined if the response does not contain it, or not as a number. */
  total: number | undefined;
  hasNextPage: boolean | undefined;
}

/** Reads one page of an entity's list, as the app does. Undefined if it failed, which has then been reported. */
export async function readPage(
  context: CheckContext,
  entity: Pick<Entity, 'name' | 'title' | 'ids' | 'shape' | 'list'>,
  call: Entity['calls'][string],
  { filter = {}, sort, ...request }: PageRequest,
): Promise<CheckedPage | undefined> {
  const { connection, config } = context;
  const serializer = createRecordSerializer(entity, { timeZone: config.timeZone });
  const { value, found } = await sendRequest(context, { entity: entity.name, endpoint: getEndpoint(call) }, () =>
    connection.client.fetchPageOf({ title: entity.title }, call, {
      ...request,
      filter: serializer.writeFilter(filter),
      isText: serializer.isText,
      idField: entity.ids[0],
      ...(sort ? { sort: { ...sort, field: serializer.getPath(sort.field) } } : {}),
    }),
  );
  if (!value) return undefined;
  const rows = found.flatMap((one) => (Array.isArray(one.rows) ? (one.rows as unknown[]) : []));
  // A page that was read in several requests, or that follows others, is the result of the dialect and not of one response.
  const isOneResponse = found.length === 1;
  return {
    rows: isOneResponse ? rows : value.rows.filter(isObject),
    total: parseCount(found.at(-1)?.total),
    hasNextPage: found.at(-1)?.hasNext,
  };
}
