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

/** Returns the text of an error: a text, the first of several texts, or that of an object. */
function getErrorText(value: unknown, path: ErrorFormat['fieldMessagePath'] = 'message'): string {
  if (Array.isArray(value)) return value.map((one) => getErrorText(one, path)).find(Boolean) ?? '';
  return getTextOrEmpty(isObject(value) ? getValueAt(value, path) : value);
}

const toEntries = (found: unknown, { fieldPath = 'field' }: ErrorFormat): [field: unknown, error: unknown][] => {
  if (Array.isArray(found)) return found.map((item) => [getValueAt(item, fieldPath), item]);
  return isObject(found) ? Object.entries(found) : [];
};

/** Reads an error response in the format of a dialect. The first text of each field counts. */
export function parseErrors(format: ErrorFormat, body: Json): ErrorResponseContent {
  const { messagePath = ['msg', 'message'], fieldErrorsPath = 'errors', fieldMessagePath, fieldPrefix } = format;
  const errors: Record<string, string> = {};
  for (const [field, error] of toEntries(getValueAt(body, fieldErrorsPath), format)) {
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
