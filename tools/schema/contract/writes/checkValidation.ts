/** Checks that the API refuses a record that breaks the schema, and says at which field. */
import type { Field } from '../../../../src/model/entity/entity';
import { getEndpoint } from '../checks/context';
import { describeError } from '../checks/sendRequest';
import { findCreatedRecord, sendCreation } from './checkCreate';
import { getRefusal } from './describeRefusal';
import { isFreeText } from './marker';
import { getSentRecord, rememberUncertainRecord } from './testRecords';
import { addDeviation, type RecordDraft, type WriteSession } from './writeContext';

interface Violation {
  field: Field;
  draft: RecordDraft;
  /** What the API should refuse. */
  name: string;
}

/** Prefers other fields than the marked one, by which an accepted record is found. */
const preferUnmarked = (fields: readonly Field[], { markedField }: RecordDraft): Field | undefined =>
  fields.find(({ name }) => name !== markedField) ?? fields[0];

/** The length of the longest text that is sent. */
const MAX_LENGTH = 10_000;

function createLongText(session: WriteSession, draft: RecordDraft): Violation | undefined {
  const { shape } = session.module.entity;
  const sent = getSentRecord(session, draft.values);
  const field = preferUnmarked(
    Object.values(shape.fields).filter(
      (one) => isFreeText(one) && sent[one.name] !== undefined && (one.limits.maxLength ?? Infinity) < MAX_LENGTH,
    ),
    draft,
  );
  if (!field) return undefined;
  const { maxLength } = field.limits;
  const text = `${draft.token} `.padEnd(maxLength! + 1, 'x');
  return {
    field,
    draft: { ...draft, values: { ...draft.values, [field.key]: text } },
    name: `a text of ${maxLength! + 1} characters, with at most ${maxLength} allowed`,
  };
}

function createMissing(session: WriteSession, draft: RecordDraft): Violation | undefined {
  const { shape } = session.module.entity;
  const sent = getSentRecord(session, draft.values);
  const field = preferUnmarked(
    Object.values(shape.fields).filter(
      ({ name, readOnly, ui, default: stated, type }) =>
        shape.required.includes(name) &&
        !readOnly &&
        ui.valueFrom === undefined &&
        stated === undefined &&
        type !== 'boolean' &&
        sent[name] !== undefined,
    ),
    draft,
  );
  return (
    field && {
      field,
      draft: { ...draft, values: { ...draft.values, [field.key]: undefined } },
      name: 'a record without this required value',
    }
  );
}

async function checkViolation(session: WriteSession, { field, draft, name }: Violation): Promise<void> {
  const call = session.module.entity.calls['create']!;
  const { value, error, responses } = await sendCreation(session, draft);
  if (value) {
    addDeviation(session, 'validation', call, {
      side: 'request',
      field: field.name,
      expected: `a refusal of ${name}`,
      seen: 'success',
    });
    await findCreatedRecord(session, draft, value.data.id as string | number, () => undefined);
    return undefined;
  }
  const { isRefused, hasMessage, fields } = getRefusal(session, draft.values, error);
  const report = (expected: string, seen: string): void =>
    addDeviation(session, 'validation', call, { side: 'response', expected, seen });
  if (!isRefused) {
    await rememberUncertainRecord(session, draft);
    // A response that is no JSON has been reported.
    if (responses.every(({ isJson, isEmpty }) => isJson || isEmpty))
      report('a refusal of an invalid record, with a status from 400 to 499', describeError(error));
    return undefined;
  }
  if (fields.some((path) => path === field.key || path.startsWith(`${field.key}.`))) return undefined;
  const status = describeError(error);
  if (fields.length > 0) return report('an error at the invalid field', `${status}, with errors at other fields`);
  return hasMessage
    ? report('an error at the invalid field', `${status}, with a message and no fields`)
    : report('a message, or an error at the invalid field', `${status} with neither of them`);
}

/** Returns the draft with another token of the same length, which no other record has contained. */
function renew(session: WriteSession, draft: RecordDraft, letter: string): RecordDraft {
  const { token, markedField, values } = draft;
  const other = token.slice(0, -1) + letter;
  const field = markedField === undefined ? undefined : session.module.entity.shape.fields[markedField];
  if (!field) return { ...draft, token: other };
  const text = String(values[field.key]).replaceAll(token, other);
  return { ...draft, token: other, values: { ...values, [field.key]: text } };
}

/**
 * Sends records with a text that is too long and without a required value.
 * @param accepted the draft of a record that the API has accepted, and that has been deleted
 */
export async function checkValidation(session: WriteSession, accepted: RecordDraft): Promise<void> {
  const { coverage } = session.context;
  const { name, calls } = session.module.entity;
  const endpoint = getEndpoint(calls['create']!);
  const long = createLongText(session, renew(session, accepted, 'y'));
  const missing = createMissing(session, renew(session, accepted, 'z'));
  const cases = [
    ['create with a too long text', long, 'no text of a new record has a limit'],
    ['create without a required value', missing, 'no value is always required'],
  ] as const;
  for (const [label, violation, reason] of cases) {
    if (!violation) coverage.skip(name, label, endpoint, reason);
    else {
      coverage.add(name, label, endpoint);
      await checkViolation(session, violation);
    }
  }
}
