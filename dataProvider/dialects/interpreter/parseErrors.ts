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
const MESSAGES = ['msg', 'message', 'detail', 'title', 'non_field_errors.0'];
const FIELD_ERRORS = ['errors', 'fieldErrors', 'violations'];
const FIELDS = ['field', 'pointer', 'propertyPath', 'property', 'path', 'loc'];
const FIELD_MESSAGES = ['message', 'detail', 'defaultMessage', 'msg'];

/** Returns the text of an error: a text, the first of several texts, or that of an object. */
function getErrorText(value: unknown, path: NonNullable<ErrorFormat['fieldMessagePath']>): string {
  if (Array.isArray(value)) return value.map((one) => getErrorText(one, path)).find(Boolean) ?? '';
  return getTextOrEmpty(isObject(value) ? getValueAt(value, path) : value);
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/**
 * Returns the errors of fields in a response. Without them in their place, the response may be the error of one field,
 * and for an API that describes no place an object with texts by field.
 */
function findFieldErrors({ fieldErrorsPath }: ErrorFormat, body: Json): unknown {
  const found = getValueAt(body, fieldErrorsPath ?? FIELD_ERRORS);
  if (found !== undefined && found !== null) return found;
  if (typeof body['field'] === 'string') return [body];
  if (fieldErrorsPath !== undefined) return undefined;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => isTexts(value)));
}

const toEntries = (found: unknown, { fieldPath = FIELDS }: ErrorFormat): [field: unknown, error: unknown][] => {
  if (Array.isArray(found)) return found.map((item) => [getValueAt(item, fieldPath), item]);
  return isObject(found) ? Object.entries(found) : [];
};

/** Reads an error response in the format of a dialect. The first text of each field counts. */
export function parseErrors(format: ErrorFormat, body: Json): ErrorResponseContent {
  const { messagePath = MESSAGES, fieldMessagePath = FIELD_MESSAGES, fieldPrefix } = format;
  const errors: Record<string, string> = {};
  for (const [field, error] of toEntries(findFieldErrors(format, body), format)) {
    const name = getFieldName(field, fieldPrefix);
    const text = getErrorText(error, fieldMessagePath);
    if (name !== '' && text !== '') errors[name] ??= text;
  }
  const message =
    [messagePath]
      .flat()
      .map((path) => getTextOrEmpty(getValueAt(body, path)))
      .find(Boolean) ?? '';
  return { message, ...(Object.keys(errors).length > 0 ? { errors } : {}) };
}
