/** Compares the values that were sent with those that the API returns. */
import type { Field, ObjectShape } from '../../../../src/model/entity/entity';
import { equal } from '../../../../src/model/values/ajvRuntime';
import { isObject, type FormValues } from '../../../../src/model/values/cleanValues';
import { getFieldValue } from '../../../../src/model/values/getFieldValue';
import { isEmptyOrEmptyList } from '../../../../src/model/values/isEmpty';
import { containsServerMask } from '../../../../src/model/values/maskedSecrets';
import { isPlainValueArray, isSameCode, parseCodes } from '../../../../src/model/values/optionCodes';
import { isSecretField } from '../../../../src/model/values/secretFields';
import { toFormValue } from '../../../../src/model/wire/toFormValues';

/** Whether the API stores the value as it is sent and returns it. */
const isStored = (field: Field): boolean =>
  !field.readOnly &&
  field.upload === undefined &&
  field.generateCall === undefined &&
  field.ui.valueFrom === undefined &&
  field.ui.sendBackUnchanged !== true &&
  !isSecretField(field);

function haveSameCodes(field: Field, one: unknown, other: unknown): boolean {
  const [codes, others] = [one, other].map((value) => parseCodes(field, value).map(String));
  return (
    codes!.length === others!.length && codes!.every((code) => others!.some((known) => isSamePlain(field, code, known)))
  );
}

const NUMBERS = ['integer', 'number'];

/** Servers return the same value in other notations: codes in another case, amounts as texts, texts without blanks. */
function isSamePlain(field: Field, one: unknown, other: unknown): boolean {
  const [text, otherText] = [one, other].map((value) => (typeof value === 'object' ? value : String(value).trim()));
  if (equal(text, otherText)) return true;
  const isCode = field.choices !== undefined || field.ui.options !== undefined || field.item !== undefined;
  if (isCode) return isSameCode(text, otherText);
  const isNumber = field.types.some((type) => NUMBERS.includes(type)) && text !== '' && otherText !== '';
  return isNumber && Number(text) === Number(otherText);
}

function haveSameRows({ shape, ui }: Field, sent: readonly unknown[], stored: readonly unknown[]): boolean {
  if (!shape || sent.length !== stored.length) return false;
  // The server gives rows their ids.
  const { [ui.rows?.idField ?? '']: _, ...fields } = shape.fields;
  const isSame = (row: unknown, other: unknown): boolean =>
    isObject(row) && isObject(other) && findChangedFields({ fields }, row, other).length === 0;
  return sent.every((row, index) => isSame(row, stored[index]) || stored.some((other) => isSame(row, other)));
}

/** @param sent in the format of the schema; empty if nothing was sent */
function isSameValue(field: Field, sent: unknown, record: FormValues): boolean {
  const stored = getFieldValue(record, field);
  if (isEmptyOrEmptyList(sent) || containsServerMask(field, stored)) return true;
  if (isPlainValueArray(field)) return haveSameCodes(field, sent, stored);
  const value = toFormValue(field, stored);
  if (field.shape && Array.isArray(sent)) return Array.isArray(value) && haveSameRows(field, sent, value);
  if (isObject(sent) && isObject(value))
    return field.shape
      ? findChangedFields(field.shape, sent, value).length === 0
      : Object.entries(sent).every(([key, inner]) => equal(inner, value[key]));
  return isSamePlain(field, toFormValue(field, sent), value);
}

/**
 * Returns the fields whose sent values the record does not have.
 * @param sent the values of the record that was sent, by field name
 * @param record as the API returned it
 */
export const findChangedFields = (
  { fields }: Pick<ObjectShape, 'fields'>,
  sent: FormValues,
  record: FormValues,
): Field[] => Object.values(fields).filter((field) => isStored(field) && !isSameValue(field, sent[field.name], record));

/** Returns the number of fields that were sent and whose values the API returns. */
export const countStoredFields = ({ fields }: ObjectShape, sent: FormValues): number =>
  Object.values(fields).filter((field) => isStored(field) && !isEmptyOrEmptyList(sent[field.name])).length;
