/**
 * Where the app is. A server that serves it below a sub-path has written that into the page; configuration,
 * schemas and the API's data know nothing of it: what begins with a slash there is below it.
 */

/** Path of the app, with a slash at its end. The tools have no page. */
export const basePath: string = globalThis.document?.documentElement.dataset['base'] ?? '/';

/** Before every key of the browser's storage: an app beside this one has its own session and settings. */
export const getStorageKeyPrefix = (base = basePath): string => (base === '/' ? 'wattdesk.' : `wattdesk.${base}.`);

/** Whether an address leads to a place of the app or its server; neither this nor outside is followed. */
export const isInternalPath = (address: string): boolean => /^\/(?!\/)/.test(address);

/** An address as the browser needs it: what stands below the app's base with it, any other as it is. */
export const addBasePath = (address: string, base = basePath): string =>
  isInternalPath(address) ? base + address.slice(1) : address;
