/** Finds, reads and removes the records of the check. No other record is changed. */
import { toRequestFilter } from '../../../../src/generator/queries/filterValues';
import type { Call } from '../../../../src/model/entity/entity';
import { evaluateForm } from '../../../../src/model/formRules/evaluateForm';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { getFieldValue } from '../../../../src/model/values/getFieldValue';
import { getRecordId } from '../../../../src/model/values/recordIds';
import { getEndpoint } from '../checks/context';
import { toSchemaRows } from '../checks/checkedList';
import { readPage } from '../checks/readPage';
import { sendRequest } from '../checks/sendRequest';
import { countStoredFields, findChangedFields } from './compareRecords';
import { hasMarker } from './marker';
import type { RecordDraft, TestRecord, WriteSession } from './writeContext';

const LIST_PAGE_SIZE = 100;
const LIST_PAGE_COUNT = 20;

/** Returns the values of a draft as they are sent, by field name. */
export const getSentRecord = ({ module: { entity, validators } }: WriteSession, values: FormValues): FormValues =>
  evaluateForm(entity.shape, values, validators).record;

/** Returns the call that reads one record; undefined if only the list has it. */
export const getReadCall = ({ module: { entity } }: WriteSession): Call | undefined =>
  entity.calls['get'] ?? (entity.getsRow ? entity.calls['page'] : undefined);

/** Searches a row in the list. */
async function findRow(
  { context, module, state }: WriteSession,
  isWanted: (row: FormValues) => boolean,
): Promise<FormValues | undefined> {
  if (!state) return undefined;
  const filter = toRequestFilter(module, state.filter as Parameters<typeof toRequestFilter>[1]);
  let seen = 0;
  for (let page = 1; page <= LIST_PAGE_COUNT; page += 1) {
    const read = await readPage(context, module.entity, state.call, { page, perPage: LIST_PAGE_SIZE, filter });
    const found = toSchemaRows(context, module, read?.rows ?? []).find(isWanted);
    // A server may return fewer rows than requested, so a short page is not necessarily the last page.
    seen += read?.rows.length ?? 0;
    if (found || !read || read.rows.length === 0 || seen >= (read.total ?? Infinity)) return found;
  }
  return undefined;
}

const hasId = (session: WriteSession, row: FormValues, id: unknown): boolean =>
  String(getRecordId(session.module.entity.ids, row)) === String(id);

/** The record of an id, or the error of the request; `values` is undefined if the list lacks it. */
export type ReadResult = { values: FormValues | undefined; etag?: string } | { error: unknown };

/** Reads the record with an id. */
export async function readById(session: WriteSession, id: string | number): Promise<ReadResult> {
  const { context, module } = session;
  const { name } = module.entity;
  const call = getReadCall(session);
  if (!call) return { values: await findRow(session, (row) => hasId(session, row, id)) };
  const { value, error, responses } = await sendRequest(
    context,
    { entity: name, endpoint: getEndpoint(call) },
    () => context.connection.dataProvider.getOne(name, { id }),
    { isFailureExpected: true },
  );
  const etag = responses.at(-1)?.etag;
  return value ? { values: value.data as FormValues, ...(etag ? { etag } : {}) } : { error };
}

/** Whether a record that the API returned is the one of the draft, and none that existed before. */
export function isTestRecord(
  session: WriteSession,
  { values, token, markedField }: RecordDraft,
  record: FormValues,
): boolean {
  const { state, module } = session;
  const { shape, ids } = module.entity;
  if (markedField !== undefined && hasMarker(record[markedField], token)) return true;
  const id = getRecordId(ids, record);
  if (state?.rows.some((row) => String(getRecordId(ids, row)) === String(id))) return false;
  const sent = getSentRecord(session, values);
  return findChangedFields(shape, sent, record).length * 2 < countStoredFields(shape, sent);
}

/** Searches the record of a draft in the list. */
export async function findInList(session: WriteSession, draft: RecordDraft): Promise<TestRecord | undefined> {
  const { token, markedField } = draft;
  if (markedField === undefined) return undefined;
  const row = await findRow(session, (one) => hasMarker(one[markedField], token));
  const id = row && getRecordId(session.module.entity.ids, row);
  if (!row || id === undefined) return undefined;
  const read = await readById(session, id);
  return { id, values: ('values' in read ? read.values : undefined) ?? row, draft };
}

/** Whether the API keeps a deleted record as an inactive one: one of its codes, such as the status, has changed. */
export const isDeactivated = (
  { module: { entity } }: WriteSession,
  { values }: TestRecord,
  after: FormValues,
): boolean =>
  Object.values(entity.shape.fields)
    .filter(({ choices, ui, type }) => type !== 'array' && (choices !== undefined || ui.options !== undefined))
    .some((field) => getFieldValue(values, field) !== getFieldValue(after, field));

/** Deletes a record of the check. */
export async function sendDeletion(session: WriteSession, { id, values }: TestRecord) {
  const { context, module } = session;
  const { name, calls } = module.entity;
  return sendRequest(
    context,
    { entity: name, endpoint: getEndpoint(calls['delete']!) },
    () => context.connection.dataProvider.delete(name, { id, previousData: { ...values, id } }),
    { isFailureExpected: true },
  );
}

export const describeTestRecord = ({ module: { entity } }: WriteSession, { id, draft }: TestRecord): string =>
  `${entity.name} ${id}${draft.markedField === undefined ? '' : ` (${draft.markedField} contains "${draft.token}")`}`;

/** Remembers the record of a request that failed although the server may have processed it. */
export async function rememberUncertainRecord(session: WriteSession, draft: RecordDraft): Promise<void> {
  const stray = await findInList(session, draft);
  if (stray) session.own.add(stray);
}

/** Removes all records that still exist, and lists those that cannot be removed. */
export async function removeTestRecords(session: WriteSession): Promise<void> {
  for (const record of session.own) {
    await sendDeletion(session, record);
    const after = await readById(session, record.id);
    session.own.delete(record);
    if ('error' in after || !after.values) continue;
    const kept = isDeactivated(session, record, after.values) ? session.deactivated : session.remaining;
    kept.push(describeTestRecord(session, record));
  }
}
