/** Checks how the API answers a wrong request: the id of a record that does not exist. */
import { HttpError } from 'ra-core';
import { getErrorKey } from '../../../../dataProvider/contract/errors';
import type { Deviation } from '../../../../src/model/contract/deviation';
import type { EntityModule, Field } from '../../../../src/model/entity/entity';
import { getOwnProperty } from '../../../../src/model/values/getOwnProperty';
import { getEndpoint, type CheckContext } from './context';
import { readRecord } from './checkRecords';
import { describeError } from './sendRequest';

const UNKNOWN_NUMBER = 987_654_321;
const UNKNOWN_TEXT = 'unknown-record';

/** An API with an envelope may refuse with 200 and `success: false`. */
const isRefusal = (status: number): boolean => status < 500 && status !== 401 && status !== 403 && status !== 0;

const createUnknownId = (field: Field | undefined): unknown =>
  field?.types.some((type) => type === 'integer' || type === 'number') ? UNKNOWN_NUMBER : UNKNOWN_TEXT;

function checkError(error: unknown): Pick<Deviation, 'expected' | 'seen'>[] {
  const status = error instanceof HttpError ? error.status : 0;
  if (!isRefusal(status)) return [{ expected: 'status 404 for an unknown id', seen: describeError(error) }];
  return getErrorKey(error) === undefined
    ? []
    : [{ expected: 'a message in the error for an unknown id', seen: `status ${status} without a message` }];
}

/** Reads a record that does not exist. */
export async function checkUnknownId(context: CheckContext, { entity }: EntityModule): Promise<void> {
  const { get } = entity.calls;
  if (!get || entity.singleton || entity.ids.length === 0) return;
  const endpoint = getEndpoint(get);
  const ids = Object.fromEntries(
    entity.ids.map((name) => [name, createUnknownId(getOwnProperty(entity.shape.fields, name))]),
  );
  const params = { ...ids, id: Object.values(ids)[0] };
  const read = await readRecord(context, entity, get, params, true);
  context.coverage.add(entity.name, 'get of an unknown id', endpoint);
  const found =
    read && 'error' in read
      ? context.log.list().some((one) => one.entity === entity.name && one.call === endpoint && one.kind === 'content')
        ? []
        : checkError(read.error)
      : [
          {
            expected: 'an error for an unknown id',
            seen: read && 'data' in read && read.data !== null ? 'a record' : 'success without a record',
          },
        ];
  context.log.add(
    found.map((one): Deviation => ({ ...one, kind: 'error', entity: entity.name, call: endpoint, side: 'response' })),
  );
}
