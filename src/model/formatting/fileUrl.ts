/** Where a file is: to be opened as it is, or to be asked of the API by its path below the base. */
export type FileUrl = { open: string } | { path: string };

const WHOLE = /^https?:\/\/[^\s/?#]/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Steps out of the API's own paths, also in another spelling. */
const LEAVES = /(^|[/\\])(\.|%2e){1,2}([/\\?#]|$)|\\|^\/\//i;

/** Braces would be taken for the placeholders of a call. */
const encoded = (path: string): string => path.replace(/[{}]/g, encodeURIComponent);

/**
 * Parses the file URL of a record: an absolute URL, or a path below the API base.
 * @returns undefined for what is no address of a file: nothing, `javascript:`, a path that leaves the API
 */
export function parseFileUrl(uri: unknown, apiBase: string): FileUrl | undefined {
  const text = typeof uri === 'string' ? uri.trim() : '';
  const base = `${apiBase.replace(/\/+$/, '')}/`;
  const isOurs = text.startsWith(base);
  if (!isOurs && WHOLE.test(text)) return { open: text };
  const path = isOurs ? text.slice(base.length) : text;
  if (path === '' || SCHEME.test(path) || LEAVES.test(path)) return undefined;
  // On the app's own server, beside the API.
  return path.startsWith('/') ? { open: path } : { path: encoded(path) };
}

/** What a file is called by its address alone: its last step, without what is asked of it. */
export function getFileName(uri: unknown): string {
  const path = typeof uri === 'string' ? uri.trim().replace(/[?#].*$/s, '') : '';
  const last = path.split(/[/\\]/).findLast((step) => step !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
