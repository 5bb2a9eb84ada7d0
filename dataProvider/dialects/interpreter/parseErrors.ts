/** Reads the message and the errors of fields in an error response. */
import { getTextOrEmpty, isObject, type Json } from '../../contract/jsonValues';
import type { ErrorResponseContent } from '../../contract/errors';
import type { ErrorFormat } from '../definition';
import { getValueAt } from '../valuePath';

/** Returns a field's name as the app writes it: `/owner/name` and `["owner", "name"]` are `owner.name`. */
function getFieldName(value: unknown, prefix: string | undefined): string {
  const steps = Array.isArray(value) ? value.map(String) : getTextOrEmpty(value).replace(/^#?\//, '').split('/');
  const name = steps.filter(Boolean).join('.');
  return prefix !== undefined && name.startsWith(`${prefix}.`) ? name.slice(prefix.length + 1) : name;
}

/** Usual places, for an API that describes no errors of its own. */
const MESSAGES = [
  'msg',
  'message',
  'detail',
  'title',
  'non_field_errors.0',
  'error_description',
  'error.message',
  'error',
];
const FIELD_ERRORS = [
  'errors',
  'fieldErrors',
  'violations',
  'invalid-params',
  'invalidParams',
  'validationErrors',
  'problems',
  'detail',
  'error.errors',
  'error.details',
];
const FIELDS = ['field', 'pointer', 'propertyPath', 'property', 'path', 'loc', 'source.pointer', 'param', 'name'];
const FIELD_MESSAGES = ['message', 'detail', 'defaultMessage', 'msg', 'reason', 'title', 'code'];
/** The beginning of `["body", "name"]`, as FastAPI names the field of a request. */
const BODY = 'body';

type FieldError = readonly [field: unknown, error: unknown];

/** Returns the text of an error: a text, the first of several texts, or that of an object. */
function getErrorText(value: unknown, path: NonNullable<ErrorFormat['fieldMessagePath']>): string {
  if (Array.isArray(value)) return value.map((one) => getErrorText(one, path)).find(Boolean) ?? '';
  return getTextOrEmpty(isObject(value) ? getValueAt(value, path) : value);
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** Whether an object has texts by field, at any depth. */
const hasTexts = (value: unknown): boolean =>
  isTexts(value) || (isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(hasTexts));

/**
 * Returns the errors of fields in a response: the first place that has an object or an array, because a message may be
 * in the same place. Without such a place, the response may be the error of one field, and for an API that describes
 * no place an object with texts by field.
 */
function findFieldErrors({ fieldErrorsPath }: ErrorFormat, body: Json): unknown {
  const found = [fieldErrorsPath ?? FIELD_ERRORS]
    .flat()
    .map((path) => getValueAt(body, path))
    .find((value) => typeof value === 'object' && value !== null);
  if (found !== undefined) return found;
  if (typeof body['field'] === 'string') return [body];
  if (fieldErrorsPath !== undefined) return undefined;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => hasTexts(value)));
}

/** Lists the errors of an object by field; an object inside it has the errors of nested fields. */
function listByField(errors: Json, isError: (value: Json) => boolean, prefix = ''): FieldError[] {
  return Object.entries(errors).flatMap(([key, error]): FieldError[] =>
    isObject(error) && !isError(error)
      ? listByField(error, isError, `${prefix}${key}.`)
      : [[`${prefix}${key}`, error] as const],
  );
}

function listErrors(found: unknown, format: ErrorFormat): FieldError[] {
  const { fieldPath = FIELDS, fieldMessagePath = FIELD_MESSAGES } = format;
  const isError = (value: Json): boolean => getErrorText(value, fieldMessagePath) !== '';
  if (Array.isArray(found))
    return found.map((item) => [isObject(item) ? (getValueAt(item, fieldPath) ?? '') : '', item] as const);
  if (!isObject(found)) return [];
  // One error in place of several, with the name of its field if it concerns one.
  const field = getValueAt(found, fieldPath) ?? (format.fieldPath === undefined ? undefined : '');
  const isOne = isError(found) && (typeof field === 'string' || format.fieldPath !== undefined);
  return isOne ? [[field, found]] : listByField(found, isError);
}

/**
 * Reads an error response in the format of a dialect. The first text of each field counts. Without a message, the text of
 * the first error is the message, of one that names no field if there is any.
 */
export function parseErrors(format: ErrorFormat, body: Json): ErrorResponseContent {
  const { messagePath = MESSAGES, fieldMessagePath = FIELD_MESSAGES, fieldPath, fieldPrefix } = format;
  const prefix = fieldPrefix ?? (fieldPath === undefined ? BODY : undefined);
  const read = listErrors(findFieldErrors(format, body), format).map(
    ([field, error]) => [getFieldName(field, prefix), getErrorText(error, fieldMessagePath)] as const,
  );
  const errors: Record<string, string> = {};
  for (const [name, text] of read) if (name !== '' && text !== '') errors[name] ??= text;
  const message = [messagePath]
    .flat()
    .map((path) => getTextOrEmpty(getValueAt(body, path)))
    .find(Boolean);
  const first = read.find(([name, text]) => name === '' && text !== '') ?? read.find(([, text]) => text !== '');
  return { message: message ?? first?.[1] ?? '', ...(Object.keys(errors).length > 0 ? { errors } : {}) };
}
