/** The location of a file: a URL to open directly, or a path to request from the API. */
export type FileUrl = { open: string } | { path: string };

const WHOLE = /^https?:\/\/[^\s/?#]/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Matches paths that leave the API's base path, including encoded notations. */
const LEAVES = /(^|[/\\])(\.|%2e){1,2}([/\\?#]|$)|\\|^\/\//i;

/** Encodes braces, which a call would treat as placeholders. */
const encoded = (path: string): string => path.replace(/[{}]/g, encodeURIComponent);

/**
 * Parses the file URL of a record: an absolute URL, or a path below the API base.
 * @returns undefined for anything else: empty values, `javascript:`, a path that leaves the API
 */
export function parseFileUrl(uri: unknown, apiBase: string): FileUrl | undefined {
  const text = typeof uri === 'string' ? uri.trim() : '';
  const base = `${apiBase.replace(/\/+$/, '')}/`;
  const isOurs = text.startsWith(base);
  if (!isOurs && WHOLE.test(text)) return { open: text };
  const path = isOurs ? text.slice(base.length) : text;
  if (path === '' || SCHEME.test(path) || LEAVES.test(path)) return undefined;
  // An absolute path is on the app's own server, outside of the API.
  return path.startsWith('/') ? { open: path } : { path: encoded(path) };
}

/** Returns the file name in a URL: its last path segment, without query string and hash. */
export function getFileName(uri: unknown): string {
  const path = typeof uri === 'string' ? uri.trim().replace(/[?#].*$/s, '') : '';
  const last = path.split(/[/\\]/).findLast((step) => step !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
