/** Changes some fields of a stored record with the rules, the conflict check and the request of its form. */
import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import { getBodyErrors, getRefusedBody } from '../../model/form/bodyErrors';
import { getUnsavedFieldChanges } from '../../model/form/conflict';
import { getRecordFormValues, type ValueSources } from '../../model/form/initialValues';
import { omitErrorsOfStoredValues } from '../../model/form/omitErrorsOfStoredValues';
import { validateForm } from '../../model/form/validateForm';
import { createStoredKeyTest } from '../../model/formRules/createStoredKeyTest';
import { evaluateForm } from '../../model/formRules/evaluateForm';
import type { FieldError } from '../../model/formRules/validationMessages';
import type { Field } from '../../model/entity/entity';
import type { FormValues } from '../../model/values/cleanValues';
import { isSameValue } from '../../model/values/compareValues';
import { toEditedBody, toLoadedBody } from '../../model/wire/toEditedBody';
import type { FormDefinition } from '../formRules/formDefinition';
import { isNotFoundError } from '../shared/isNotFoundError';

/** The fields of a record that an update has changed, with their form values before and after it. */
export interface RecordEdit {
  id: Identifier;
  fields: readonly Field[];
  before: FormValues;
  after: FormValues;
}

export interface FieldEdit {
  id: Identifier;
  /** The new form values of the fields to change, by field key. */
  values: FormValues;
  /** The values that the user has seen, by field key. A field without a value here is not compared. */
  expected?: FormValues | undefined;
  /** Whether an earlier edit is undone. The record need not be editable then: the edit may have made it read-only. */
  isUndo?: boolean;
}

export interface RecordEditorContext {
  definition: FormDefinition;
  dataProvider: DataProvider;
  valueSources: ValueSources;
  isEditable(record: RaRecord): boolean;
  /** Messages of the errors that this module reports. */
  texts: {
    gone: string;
    getNotEditable(record: RaRecord): string;
    getFieldNotEditable(field: Field): string;
    getConflict(field: Field, values: FormValues): string;
    getInvalid(error: FieldError): string;
  };
}

/** The status of the error that another user has changed a field since the user saw it. */
const CONFLICT = 409;

/** Returns the form values that the server now has, from the error that another user has changed the record. */
export function getConflictingValues(error: Error | undefined): FormValues | undefined {
  const { currentValues } = Object(error instanceof HttpError ? error.body : undefined) as {
    currentValues?: FormValues;
  };
  return currentValues;
}

/** The status of a record that the server would not accept, so that the requests of other records go on. */
const UNPROCESSABLE = 422;

const refuse = (messages: readonly string[]): never => {
  throw new HttpError(messages.join('\n'), UNPROCESSABLE);
};

async function readRecord({ definition, dataProvider, texts }: RecordEditorContext, id: Identifier): Promise<RaRecord> {
  try {
    const { data } = await dataProvider.getOne<RaRecord>(definition.module.entity.name, { id });
    return data;
  } catch (error) {
    if (isNotFoundError(error)) return refuse([texts.gone]);
    throw error;
  }
}

/** Throws if another user has changed one of the fields to a value other than the new one. */
function checkConflicts(
  fields: readonly Field[],
  { values, expected = {} }: FieldEdit,
  stored: FormValues,
  { texts }: RecordEditorContext,
): void {
  const changed = fields.filter(
    (field) =>
      expected[field.key] !== undefined &&
      !isSameValue(field, stored[field.key], expected[field.key]) &&
      !isSameValue(field, stored[field.key], values[field.key]),
  );
  if (changed.length === 0) return;
  const text = changed.map((field) => texts.getConflict(field, stored)).join('\n');
  throw new HttpError(text, CONFLICT, { currentValues: stored });
}

/** Throws if the form would not allow the change: a rule hides or disables a field, or a value is invalid. */
function checkRules(
  fields: readonly Field[],
  stored: FormValues,
  next: FormValues,
  { definition, texts }: RecordEditorContext,
): void {
  const { shape, validators, validate } = definition;
  const evaluation = evaluateForm(shape, next, validators, undefined, createStoredKeyTest(stored));
  const closed = fields.filter(({ key }) => {
    const state = evaluation.states.get(key);
    return state !== undefined && (!state.visible || state.disabled);
  });
  if (closed.length > 0) refuse(closed.map(texts.getFieldNotEditable));
  const errors = validateForm({ shape, validators }, next, validate, evaluation);
  const counted = Object.values(omitErrorsOfStoredValues(shape, errors, next, stored));
  if (counted.length > 0) refuse([...new Set(counted.map(texts.getInvalid))]);
}

/**
 * Reads a record, changes some of its fields and saves it. If the record has the new values already, nothing is sent.
 * @returns the changed fields, also those that a rule has changed
 * @throws HttpError when a request fails, the record cannot be changed, the new values are invalid, or another user has
 *   changed one of the fields
 */
export async function editRecord(context: RecordEditorContext, edit: FieldEdit): Promise<RecordEdit> {
  const { definition, dataProvider, valueSources, texts } = context;
  const { module, shape, validators } = definition;
  const { id, values, isUndo = false } = edit;
  const record = await readRecord(context, id);
  if (!isUndo && !context.isEditable(record)) refuse([texts.getNotEditable(record)]);
  const stored = getRecordFormValues(shape, record, valueSources);
  const fields = Object.values(shape.fields).filter(({ key }) => Object.hasOwn(values, key));
  checkConflicts(fields, edit, stored, context);
  const next = { ...stored, ...values };
  if (fields.every((field) => isSameValue(field, stored[field.key], next[field.key])))
    return { id, fields: [], before: {}, after: {} };
  checkRules(fields, stored, next, context);
  const filled = { shape, validators };
  const { fields: changed, sides } = getUnsavedFieldChanges(module.entity, filled, { base: stored, mine: next });
  const sent = {
    id,
    data: toEditedBody(filled, next, stored),
    previousData: record,
    meta: { loadedFields: toLoadedBody(filled, stored) },
  };
  await dataProvider.update(module.entity.name, sent).catch((error: unknown) => {
    const refused = getRefusedBody(error);
    if (refused) refuse([...new Set(getBodyErrors(filled, next, refused).map(texts.getInvalid))]);
    throw error;
  });
  const pick = (of: FormValues): FormValues => Object.fromEntries(changed.map(({ key }) => [key, of[key] ?? null]));
  return { id, fields: changed, before: pick(sides.base), after: pick(sides.mine) };
}
