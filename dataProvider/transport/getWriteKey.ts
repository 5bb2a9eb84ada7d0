import type { HttpRequest } from './types';

const fileKeys = new WeakMap<File, number>();
let lastFileKey = 0;

/** Returns a number for each `File` object: contents cannot be compared, so only the same object is the same file. */
function getFileKey(file: File): number {
  const key = fileKeys.get(file) ?? ++lastFileKey;
  fileKeys.set(file, key);
  return key;
}

/** Returns the key by which identical writes are combined. */
export function getWriteKey({ method, url, body }: HttpRequest): string {
  const parts = body instanceof FormData ? [...body] : body;
  return `${method} ${url} ${JSON.stringify(parts, (_, value: unknown) => (value instanceof File ? getFileKey(value) : value))}`;
}
