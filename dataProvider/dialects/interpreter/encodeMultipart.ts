import { isObject, type Json } from '../../contract/jsonValues';
import type { NestedPartFormat } from '../definition';

const isFile = (value: unknown): value is File => value instanceof File;

const hasFieldsInside = (value: unknown): value is Json => isObject(value) && !isFile(value);

/** Appends an object as JSON. Its files, which JSON cannot have, become parts with the name of their key. */
function appendJson(form: FormData, name: string, value: unknown, isPart: boolean): void {
  const files: [string, File][] = [];
  const json = JSON.stringify(value, (key, inner: unknown) => {
    if (!isFile(inner)) return inner;
    files.push([key, inner]);
    return undefined;
  });
  form.append(name, isPart ? new Blob([json], { type: 'application/json' }) : json);
  for (const [key, file] of files) form.append(key, file);
}

function appendInBrackets(form: FormData, name: string, value: unknown): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) =>
      appendInBrackets(form, hasFieldsInside(item) ? `${name}[${index}]` : `${name}[]`, item),
    );
  } else if (hasFieldsInside(value)) {
    for (const [key, inner] of Object.entries(value)) appendInBrackets(form, `${name}[${key}]`, inner);
  } else appendValue(form, name, value);
}

/** Null is an empty part, with which such APIs clear a field. */
function appendValue(form: FormData, name: string, value: unknown): void {
  if (value === undefined) return;
  form.append(name, isFile(value) ? value : value === null ? '' : String(value));
}

/**
 * Writes the body of a request as `multipart/form-data`. A list of plain values or files has a part for each item, all
 * with the same name. Objects, and lists of objects, are JSON or have nested keys in brackets.
 * @example
 * encodeMultipart({ name: 'A', photo: file, tags: ['x', 'y'], owner: { city: 'Rome' }, note: null });
 * // name=A, photo=(the file), tags=x, tags=y, owner={"city":"Rome"}, note=
 */
export function encodeMultipart(body: unknown, nested: NestedPartFormat = 'jsonText'): FormData {
  const form = new FormData();
  if (!isObject(body)) return form;
  for (const [name, value] of Object.entries(body)) {
    const isNested = hasFieldsInside(value) || (Array.isArray(value) && value.some(hasFieldsInside));
    if (nested === 'brackets') appendInBrackets(form, name, value);
    else if (isNested) appendJson(form, name, value, nested === 'jsonPart');
    else for (const item of Array.isArray(value) ? value : [value]) appendValue(form, name, item);
  }
  return form;
}
