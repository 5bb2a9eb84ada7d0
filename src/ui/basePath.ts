/**
 * The base path of the app. A server that serves the app below a sub-path writes it into the HTML page.
 * Configuration, schemas and API data do not contain it: their paths that begin with a slash are relative to it.
 */

/** Path of the app, with a trailing slash. Command-line tools have no document. */
export const basePath: string = globalThis.document?.documentElement.dataset['base'] ?? '/';

/** Returns the prefix of all browser storage keys: another app on the same origin has its own session and settings. */
export const getStorageKeyPrefix = (base = basePath): string => (base === '/' ? 'wattdesk.' : `wattdesk.${base}.`);

/** Whether a URL is a path on this server. A `//` prefix denotes another host. */
export const isInternalPath = (address: string): boolean => /^\/(?!\/)/.test(address);

/**
 * Returns the URL for the browser: an internal path is prefixed with the base path, any other URL is returned
 * unchanged.
 */
export const addBasePath = (address: string, base = basePath): string =>
  isInternalPath(address) ? base + address.slice(1) : address;
