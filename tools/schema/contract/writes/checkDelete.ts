/** Checks that a deleted record is gone. */
import { HttpError } from 'ra-core';
import { getEndpoint } from '../checks/context';
import { describeError } from '../checks/sendRequest';
import { describeTestRecord, isDeactivated, readById, sendDeletion } from './testRecords';
import { addDeviation, type TestRecord, type WriteSession } from './writeContext';

const SERVER_ERROR = 500;

/** Deletes a record of the check and reads it again. */
export async function checkDelete(session: WriteSession, record: TestRecord): Promise<void> {
  const { context, module } = session;
  const { entity } = module;
  const call = entity.calls['delete']!;
  context.coverage.add(entity.name, 'delete', getEndpoint(call));
  const { value, error } = await sendDeletion(session, record);
  const report = (expected: string, seen: string, side: 'request' | 'response'): void =>
    addDeviation(session, 'delete', call, { side, expected, seen });
  if (!value) return report('success', describeError(error), 'response');
  const after = await readById(session, record.id);
  if ('error' in after) {
    session.own.delete(record);
    const status = after.error instanceof HttpError ? after.error.status : 0;
    if (status === 0 || status >= SERVER_ERROR)
      report('status 404 when the deleted record is read', describeError(after.error), 'response');
    return undefined;
  }
  if (!after.values) {
    session.own.delete(record);
    return undefined;
  }
  if (!isDeactivated(session, record, after.values))
    return report('no record after its deletion', 'the same record', 'request');
  session.own.delete(record);
  session.deactivated.push(describeTestRecord(session, record));
  return undefined;
}
