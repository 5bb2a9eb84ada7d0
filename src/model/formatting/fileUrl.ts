/**
 * The location of a file: `open` is a URL that the browser can open directly, `path` is a path that must be
 * requested from the API.
 */
export type FileUrl = { open: string } | { path: string };

const WHOLE = /^https?:\/\/[^\s/?#]/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Matches paths that lead outside of the API's base path, such as `../`, also if the dots are percent-encoded. */
const LEAVES = /(^|[/\\])(\.|%2e){1,2}([/\\?#]|$)|\\|^\/\//i;

/** Percent-encodes braces, because API calls treat text in braces as a placeholder. */
const encoded = (path: string): string => path.replace(/[{}]/g, encodeURIComponent);

/**
 * Parses a file URL in a record. It is either an absolute URL or a path below the base path of the API.
 * @returns undefined for all other values: empty values, `javascript:` URLs, paths that lead outside of the API
 */
export function parseFileUrl(uri: unknown, apiBase: string): FileUrl | undefined {
  const text = typeof uri === 'string' ? uri.trim() : '';
  const base = `${apiBase.replace(/\/+$/, '')}/`;
  const isOurs = text.startsWith(base);
  if (!isOurs && WHOLE.test(text)) return { open: text };
  const path = isOurs ? text.slice(base.length) : text;
  if (path === '' || SCHEME.test(path) || LEAVES.test(path)) return undefined;
  // A path that starts with a slash addresses a file on the app's own web server, outside of the API.
  return path.startsWith('/') ? { open: path } : { path: encoded(path) };
}

/** Returns the file name in a URL: its last path segment, without query string and hash. */
export function getFileNameInUrl(uri: unknown): string {
  const path = typeof uri === 'string' ? uri.trim().replace(/[?#].*$/s, '') : '';
  const last = path.split(/[/\\]/).findLast((step) => step !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
