/** Checks that an update changes the fields that it sends, and no others. */
import type { Field } from '../../../../src/model/entity/entity';
import { getComputedValues } from '../../../../src/model/form/initialValues';
import { validateForm } from '../../../../src/model/form/validateForm';
import { evaluateForm } from '../../../../src/model/formRules/evaluateForm';
import { matchesCondition } from '../../../../src/model/formRules/matchesCondition';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { isSecretField } from '../../../../src/model/values/secretFields';
import { toEditedBody, toLoadedBody } from '../../../../src/model/wire/toEditedBody';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { getEndpoint } from '../checks/context';
import { describeError, sendRequest } from '../checks/sendRequest';
import { findChangedFields } from './compareRecords';
import { describeRefusal } from './describeRefusal';
import { createChangedMarker, isUrlOrEmail, isFreeText } from './marker';
import { readById } from './testRecords';
import { addDeviation, type TestRecord, type WriteSession } from './writeContext';

/** The number of fields that are tried, because a rule that the schema does not have may forbid to change one. */
const MAX_TRIES = 3;

interface Change {
  field: Field;
  values: FormValues;
}

const NUMBERS = ['integer', 'number'];

/** Returns another value of a field; undefined if the check cannot choose one. */
function createOtherValue(field: Field, value: unknown, { draft }: TestRecord): unknown {
  const { types, limits, choices, ui, readOnly } = field;
  if (readOnly || isSecretField(field) || choices || ui.options !== undefined || ui.valueFrom !== undefined)
    return undefined;
  if (isFreeText(field))
    return typeof value === 'string' && value !== '' && !isUrlOrEmail(value)
      ? createChangedMarker(field, draft.token)
      : undefined;
  if (typeof value === 'number' && types.some((type) => NUMBERS.includes(type))) {
    const step = limits.multipleOf ?? 1;
    return value + step <= (limits.maximum ?? Infinity) ? value + step : value - step;
  }
  return undefined;
}

/** Returns valid changes of one field each, that of the marked field first. */
function getChanges({ module }: WriteSession, record: TestRecord, values: FormValues): Change[] {
  const { shape } = module.entity;
  const { validators } = module;
  const fields = Object.values(shape.fields).sort(
    (one, other) => Number(other.name === record.draft.markedField) - Number(one.name === record.draft.markedField),
  );
  const { states } = evaluateForm(shape, values, validators);
  return fields
    .filter(({ key }) => states.get(key)?.disabled !== true && states.get(key)?.visible !== false)
    .flatMap((field): Change[] => {
      const value = createOtherValue(field, values[field.key], record);
      const changed = { ...values, [field.key]: value };
      const isValid = value !== undefined && Object.keys(validateForm({ shape, validators }, changed)).length === 0;
      return isValid && evaluateForm(shape, changed, validators).record[field.name] !== undefined
        ? [{ field, values: changed }]
        : [];
    })
    .slice(0, MAX_TRIES);
}

function sendUpdate(session: WriteSession, { id, values: previous }: TestRecord, values: FormValues, isOther = false) {
  const { context, module } = session;
  const { entity, validators } = module;
  const { connection } = context;
  const shaped = { shape: entity.shape, validators };
  const provider = isOther ? connection.otherDataProvider : connection.dataProvider;
  const initialValues = toFormValues(entity.shape, previous);
  const change = {
    id,
    data: toEditedBody(shaped, values, initialValues),
    previousData: { ...previous, id },
    meta: { loadedFields: toLoadedBody(shaped, initialValues) },
  };
  return sendRequest(
    context,
    { entity: entity.name, endpoint: getEndpoint(entity.calls['update']!) },
    () => provider.update(entity.name, change),
    { isFailureExpected: true },
  );
}

function compare(session: WriteSession, { field, values }: Change, before: FormValues, after: FormValues): void {
  const { entity, validators } = session.module;
  const call = entity.calls['update']!;
  const sent = evaluateForm(entity.shape, values, validators).record;
  for (const { name } of findChangedFields(entity.shape, sent, after)) {
    const isSent = name === field.name;
    const isBefore = findChangedFields({ fields: { [name]: field } }, before, after).length === 0;
    addDeviation(session, 'update', call, {
      side: 'request',
      field: name,
      expected: isSent ? 'the value that was sent' : 'the value before, which was sent again',
      seen: after[name] === undefined ? 'nothing' : isSent && isBefore ? 'the value before' : 'another value',
    });
  }
}

/** Another user saves the record in a version that is out of date by now. */
async function checkOutdatedVersion(session: WriteSession, record: TestRecord, values: FormValues): Promise<void> {
  const { update } = session.module.entity.calls;
  const { value, error } = await sendUpdate(session, record, values, true);
  if (value)
    addDeviation(session, 'update', update!, {
      side: 'request',
      expected: 'status 412 for an update of an outdated version (If-Match)',
      seen: 'success',
    });
  else if (!/ (409|412)\b/.test(describeError(error)))
    addDeviation(session, 'update', update!, {
      side: 'response',
      expected: 'status 412 for an update of an outdated version (If-Match)',
      seen: describeError(error),
    });
}

/**
 * Changes one field of a record of the check and reads the record again.
 * @returns the record as it is then
 */
export async function checkUpdate(session: WriteSession, record: TestRecord): Promise<TestRecord> {
  const { context, module } = session;
  const { entity, validators } = module;
  const { shape, list, name, calls } = entity;
  const call = calls['update'];
  if (!call) return record;
  const skip = (reason: string): TestRecord => {
    context.coverage.skip(name, 'update', getEndpoint(call), reason);
    return record;
  };
  if (!matchesCondition({ shape, validators }, list?.editableWhen, record.values))
    return skip('the new record cannot be edited');
  const sources = { config: context.config, today: context.today, record: { shape, values: record.values } };
  const values = { ...toFormValues(shape, record.values), ...getComputedValues(shape, sources) };
  const changes = getChanges(session, record, values);
  if (changes.length === 0)
    return skip('no field of the new record can be changed to a value that is known to be valid');
  context.coverage.add(name, 'update', getEndpoint(call));
  const { connection } = context;
  const hasVersions = await connection.hasVersions(call);
  const before = await readById(session, record.id);
  if (hasVersions) await connection.observe(() => connection.otherDataProvider.getOne(name, { id: record.id }));
  let refusal: string | undefined;
  for (const change of changes) {
    const { value, error } = await sendUpdate(session, record, change.values);
    if (!value) {
      refusal ??= describeRefusal(session, change.values, error);
      continue;
    }
    const after = await readById(session, record.id);
    if ('error' in after || !after.values) {
      const seen = 'error' in after ? describeError(after.error) : 'no record';
      addDeviation(session, 'update', call, { side: 'response', expected: 'the record after its update', seen });
      return record;
    }
    compare(session, change, record.values, after.values);
    const updated = { ...record, values: after.values };
    session.own.delete(record);
    session.own.add(updated);
    const etag = 'etag' in before ? before.etag : undefined;
    if (hasVersions && etag !== undefined) {
      if (etag !== after.etag) await checkOutdatedVersion(session, record, change.values);
      else
        addDeviation(session, 'update', call, {
          side: 'response',
          expected: 'another ETag after the update',
          seen: 'the same ETag',
        });
    }
    return updated;
  }
  addDeviation(session, 'update', call, {
    side: 'response',
    expected: 'success for a change that is valid by the schema',
    seen: refusal ?? 'no response',
  });
  return record;
}
