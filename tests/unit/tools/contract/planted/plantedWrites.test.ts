/** Writes that do not do what the request says: each deviation is found once, and nothing is left behind. */
import { describe, expect, it } from 'vitest';
import { checkPlanted, getFacts, type Fact, type Plant, type PlantedCheck, type SentRequest } from './plantedLots';

interface Case {
  name: string;
  plants: Plant[];
  dialect?: PlantedCheck['dialect'];
  expected: Omit<Fact, 'entity'>;
  /** Whether a record stays in the API, because it cannot be deleted. */
  isRemaining?: true;
}

const CREATE = 'POST lots';
const UPDATE = 'PUT lots';
const DELETE = 'DELETE lots/{lotId}';
const OK = '{"success":true,"msg":"","data":null}';
const NO = '{"success":false,"msg":"Not now","data":null}';

const create = (plant: Omit<Plant, 'call'>): Plant[] => [{ call: 'create', ...plant }];
const update = (plant: Omit<Plant, 'call'>): Plant[] => [{ call: 'update', ...plant }];
const remove = (plant: Omit<Plant, 'call'>): Plant[] => [{ call: 'delete', ...plant }];

/** Invalid records are left to the server. */
const isInvalid = ({ body }: SentRequest): boolean =>
  ['lotName', 'kind', 'spaces'].some((name) => body[name] === undefined) ||
  Object.values(body).some((value) => typeof value === 'string' && value.length > 100);

const ETAG = { etag: '"1"' };
const keepEtag: Plant = {
  call: 'get',
  respond: (_request, { headers }) => ({ headers: new Headers({ ...Object.fromEntries(headers), ...ETAG }) }),
};

const omitVersion = ({ headers }: SentRequest): void => headers.delete('if-match');

describe('a deviating write', () => {
  it.each<Case>([
    {
      name: 'create ignores a field',
      plants: create({ request: ({ body }) => void delete body['contact'] }),
      expected: {
        kind: 'create',
        side: 'request',
        call: CREATE,
        field: 'contact',
        expected: 'the value that was sent',
        seen: 'nothing',
      },
    },
    {
      name: 'create stores another value',
      plants: create({ request: ({ body }) => void (body['spaces'] &&= 1999) }),
      expected: {
        kind: 'create',
        side: 'request',
        call: CREATE,
        field: 'spaces',
        expected: 'the value that was sent',
        seen: 'another value',
      },
    },
    {
      name: 'create refuses valid records',
      plants: create({ replace: () => ({ status: 400, text: NO }) }),
      expected: {
        kind: 'create',
        side: 'response',
        call: CREATE,
        expected: 'success for a record that is valid by the schema',
        seen: 'status 400',
      },
    },
    {
      name: 'create answers with the id of another record',
      plants: create({ row: (row) => ({ ...row, lotId: 3 }) }),
      expected: {
        kind: 'create',
        side: 'response',
        call: CREATE,
        expected: 'the id of the new record',
        seen: 'the id of another record',
      },
    },
    {
      name: 'create answers with an id that does not exist',
      plants: create({ row: (row) => ({ ...row, lotId: 4711 }) }),
      expected: {
        kind: 'create',
        side: 'response',
        call: CREATE,
        expected: 'the new record under the id of the response',
        seen: 'status 404',
      },
    },
    {
      name: 'create stores nothing and answers without an id',
      plants: create({ replace: (request) => (isInvalid(request) ? undefined : { text: OK }) }),
      expected: {
        kind: 'create',
        side: 'response',
        call: CREATE,
        expected: 'the new record in the list, or its id in the response',
        seen: 'neither of them',
      },
      isRemaining: true,
    },
    {
      name: 'update is ignored',
      plants: update({ replace: () => ({ text: OK }) }),
      expected: {
        kind: 'update',
        side: 'request',
        call: UPDATE,
        field: 'lotName',
        expected: 'the value that was sent',
        seen: 'the value before',
      },
    },
    {
      name: 'update changes another field',
      plants: update({ request: ({ body }) => void Object.assign(body, { spaces: 1998 }) }),
      expected: {
        kind: 'update',
        side: 'request',
        call: UPDATE,
        field: 'spaces',
        expected: 'the value before, which was sent again',
        seen: 'another value',
      },
    },
    {
      name: 'update removes a field',
      plants: update({ request: ({ body }) => void delete body['contact'] }),
      expected: {
        kind: 'update',
        side: 'request',
        call: UPDATE,
        field: 'contact',
        expected: 'the value before, which was sent again',
        seen: 'nothing',
      },
    },
    {
      name: 'update refuses a valid change',
      plants: update({ replace: () => ({ status: 409, text: NO }) }),
      expected: {
        kind: 'update',
        side: 'response',
        call: UPDATE,
        expected: 'success for a change that is valid by the schema',
        seen: 'status 409',
      },
    },
    {
      name: 'the ETag never changes',
      dialect: 'hal',
      plants: [keepEtag, ...update({ request: omitVersion }), ...remove({ request: omitVersion })],
      expected: {
        kind: 'update',
        side: 'response',
        call: 'PATCH lots/{id}',
        expected: 'another ETag after the update',
        seen: 'the same ETag',
      },
    },
    {
      name: 'the version of an update is ignored',
      dialect: 'hal',
      plants: update({ request: omitVersion }),
      expected: {
        kind: 'update',
        side: 'request',
        call: 'PATCH lots/{id}',
        expected: 'status 412 for an update of an outdated version (If-Match)',
        seen: 'success',
      },
    },
    {
      name: 'delete does nothing',
      plants: remove({ replace: () => ({ text: OK }) }),
      expected: {
        kind: 'delete',
        side: 'request',
        call: DELETE,
        expected: 'no record after its deletion',
        seen: 'the same record',
      },
      isRemaining: true,
    },
    {
      name: 'delete is refused',
      plants: remove({ replace: () => ({ status: 403, text: NO }) }),
      expected: { kind: 'delete', side: 'response', call: DELETE, expected: 'success', seen: 'status 403' },
      isRemaining: true,
    },
  ])('is found once: $name', async ({ plants, dialect, expected, isRemaining }) => {
    const ids = new Set<unknown>();
    const watch: Plant = { call: 'delete', request: ({ path }) => void ids.add(path.split('/').at(-1)) };
    const report = await checkPlanted([...plants, watch], { isWriting: true, ...(dialect ? { dialect } : {}) });
    expect(getFacts(report)).toEqual([{ entity: 'lot', ...expected }]);
    expect(report.remaining.length > 0).toBe(isRemaining === true);
    // Only records that the check has made are deleted.
    expect([...ids].filter((id) => Number(id) <= 25)).toEqual([]);
  });
});
