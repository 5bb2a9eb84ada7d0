import { isObject } from '../../contract/jsonValues';

function appendValue(form: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => appendValue(form, isObject(item) ? `${name}[${index}]` : `${name}[]`, item));
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) appendValue(form, `${name}[${key}]`, inner);
  } else if (value !== undefined) form.append(name, value === null ? '' : String(value));
}

/**
 * Writes the body of a request as `application/x-www-form-urlencoded`. Nested keys are in brackets. Null is an empty
 * value, with which such APIs clear a field.
 * @example
 * encodeForm({ name: 'A b', tags: ['x'], owner: { city: 'Rome' }, note: null });
 * // name=A+b&tags%5B%5D=x&owner%5Bcity%5D=Rome&note=
 */
export function encodeForm(body: unknown): string {
  const form = new URLSearchParams();
  if (isObject(body)) for (const [name, value] of Object.entries(body)) appendValue(form, name, value);
  return form.toString();
}
