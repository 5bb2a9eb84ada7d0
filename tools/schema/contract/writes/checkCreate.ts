/** Checks that a new record is stored as it was sent. */
import { toRequestBody } from '../../../../src/model/wire/serialization';
import { getEndpoint } from '../checks/context';
import { describeError, sendRequest } from '../checks/sendRequest';
import { findChangedFields } from './compareRecords';
import { describeRefusal, getRefusal } from './describeRefusal';
import { findInList, getReadCall, getSentRecord, isTestRecord, rememberUncertainRecord, readById } from './testRecords';
import { addDeviation, type RecordDraft, type TestRecord, type WriteSession } from './writeContext';

/** Sends a create request. */
export function sendCreation({ context, module }: WriteSession, { values }: Pick<RecordDraft, 'values'>) {
  const { entity, validators } = module;
  const data = toRequestBody({ shape: entity.shape, validators }, values);
  return sendRequest(
    context,
    { entity: entity.name, endpoint: getEndpoint(entity.calls['create']!) },
    () => context.connection.dataProvider.create(entity.name, { data }),
    { isFailureExpected: true },
  );
}

/**
 * Finds the record that a successful request has created, by the id of the response or in the list.
 * @param report called with what is wrong with the response
 */
export async function findCreatedRecord(
  session: WriteSession,
  draft: RecordDraft,
  id: string | number | undefined,
  report: (expected: string, seen: string) => void,
): Promise<TestRecord | undefined> {
  const add = (record: TestRecord | undefined): TestRecord | undefined => {
    if (record) session.own.add(record);
    return record;
  };
  const { name } = session.module.entity;
  if (id === undefined || id === '') {
    const listed = add(await findInList(session, draft));
    if (listed) return listed;
    report('the new record in the list, or its id in the response', 'neither of them');
    session.remaining.push(`${name} without a known id (token ${draft.token}), if the API has stored it`);
    return undefined;
  }
  const read = await readById(session, id);
  if ('values' in read && read.values && isTestRecord(session, draft, read.values))
    return add({ id, values: read.values, draft });
  const isOther = 'values' in read && read.values !== undefined;
  report(
    isOther ? 'the id of the new record' : 'the new record under the id of the response',
    isOther ? 'the id of another record' : 'error' in read ? describeError(read.error) : 'no such record',
  );
  const listed = add(await findInList(session, draft));
  if (!listed) session.remaining.push(`${name} without a known id (token ${draft.token}), if the API has stored it`);
  return listed;
}

/**
 * Creates a record and compares it with what was sent. A draft that the API refuses, because of a rule that the schema
 * does not have, is followed by the next one.
 * @returns undefined if no draft was accepted, or if the record cannot be found
 */
export async function checkCreate(
  session: WriteSession,
  drafts: readonly RecordDraft[],
): Promise<TestRecord | undefined> {
  const { context, module } = session;
  const { entity } = module;
  const call = entity.calls['create']!;
  context.coverage.add(entity.name, 'create', getEndpoint(call));
  let refusal: string | undefined;
  for (const draft of drafts) {
    const { value, error } = await sendCreation(session, draft);
    if (!value) {
      refusal ??= describeRefusal(session, draft.values, error);
      if (!getRefusal(session, draft.values, error).isRefused) await rememberUncertainRecord(session, draft);
      continue;
    }
    const own = await findCreatedRecord(session, draft, value.data.id as string | number, (expected, seen) =>
      addDeviation(session, 'create', call, { side: 'response', expected, seen }),
    );
    if (!own) return undefined;
    const read = getReadCall(session) ? own.values : undefined;
    const changed = read ? findChangedFields(entity.shape, getSentRecord(session, draft.values), read) : [];
    for (const { name } of changed)
      addDeviation(session, 'create', call, {
        side: 'request',
        field: name,
        expected: 'the value that was sent',
        seen: own.values[name] === undefined ? 'nothing' : 'another value',
      });
    return own;
  }
  addDeviation(session, 'create', call, {
    side: 'response',
    expected: 'success for a record that is valid by the schema',
    seen: refusal ?? 'no response',
  });
  return undefined;
}
