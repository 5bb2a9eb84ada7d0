/** Marks records of the check by a text in one of their fields. */
import type { Field, ObjectShape } from '../../../../src/model/entity/entity';
import { ucs2length } from '../../../../src/model/values/ajvRuntime';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { isSecretField } from '../../../../src/model/values/secretFields';

const KINDS = ['text', 'multiline'];

/** Whether a field accepts any text, so that the check may choose the text. */
export const isFreeText = (field: Field): boolean =>
  field.type === 'string' &&
  KINDS.includes(field.kind) &&
  field.format === undefined &&
  field.limits.pattern === undefined &&
  field.choices === undefined &&
  field.ui.options === undefined &&
  field.generateCall === undefined &&
  field.ui.valueFrom === undefined &&
  !field.readOnly &&
  !isSecretField(field);

const URL_TEXT = /^(https?|ftp|wss?):\/\//i;
const MAIL = /^[^@\s]+@[^@\s]+$/;

/** Whether a text is the address of a web page, a server or a person. */
export const isUrlOrEmail = (text: string): boolean => URL_TEXT.test(text) || MAIL.test(text);

/**
 * Returns the address with a host name that is reserved for examples (RFC 2606) and with the token, so that the API
 * sends no mail to anybody and connects with nobody. Returns undefined for a text that is no address.
 */
export function createExampleAddress(text: string, token: string): string | undefined {
  if (MAIL.test(text)) return `contract-check-${token}@example.com`;
  return URL_TEXT.test(text) && URL.canParse(text)
    ? `${new URL(text).protocol}//check-${token}.example.com${new URL(text).pathname}`
    : undefined;
}

/** Returns the fields that can contain the mark, the title first. */
export const getMarkerFields = ({ fields }: ObjectShape, titleField: string, values: FormValues): Field[] =>
  Object.values(fields)
    .filter((field) => isFreeText(field) && !isUrlOrEmail(String(values[field.key] ?? '')))
    .sort((one, other) => Number(other.name === titleField) - Number(one.name === titleField));

const fits = ({ limits: { minLength = 0, maxLength = Infinity } }: Field, text: string): boolean => {
  const length = ucs2length(text);
  return length >= minLength && length <= maxLength;
};

/** Returns a text with the token that fits into a field; undefined if none fits. */
export const createMarker = (field: Field, token: string): string | undefined =>
  [`Contract check ${token}`, `Check ${token}`, token].find((text) => fits(field, text));

/** Returns another text with the token for an update; undefined if none fits. */
export const createChangedMarker = (field: Field, token: string): string | undefined =>
  [`Contract check ${token} changed`, `Changed ${token}`, `${token}c`].find((text) => fits(field, text));

export const hasMarker = (value: unknown, token: string): boolean =>
  String(value ?? '')
    .toLowerCase()
    .includes(token.toLowerCase());
