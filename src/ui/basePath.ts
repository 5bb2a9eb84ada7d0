/**
 * The base path of the app. A server that serves the app below a sub-path writes the base path into the HTML page.
 * Paths in the configuration, in schemas and in API responses do not contain the base path: if they begin with a
 * slash, they are relative to it.
 */

/**
 * Base path of the app, with a trailing slash. In command-line tools, which have no `document`, the base path is
 * `/`.
 */
export const basePath: string = globalThis.document?.documentElement.dataset['base'] ?? '/';

/**
 * Returns the prefix of all keys in the browser storage. The prefix contains the base path, so that two
 * installations on the same origin do not share sessions and settings.
 */
export const getStorageKeyPrefix = (base = basePath): string => (base === '/' ? 'wattdesk.' : `wattdesk.${base}.`);

/** Whether a URL is a path on this server. A URL that begins with `//` refers to another host. */
export const isInternalPath = (address: string): boolean => /^\/(?!\/)/.test(address);

/**
 * Returns the URL that the browser must request: a path on this server is prefixed with the base path, any other
 * URL is returned unchanged.
 */
export const addBasePath = (address: string, base = basePath): string =>
  isInternalPath(address) ? base + address.slice(1) : address;
