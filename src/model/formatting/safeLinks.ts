const SAFE = /^(https?:\/\/[^\s/?#]|mailto:[^\s@]+@)/i;

/**
 * Whether a URL is safe in a link. URLs with schemes such as `javascript:` are not, because they run code when the
 * link is clicked.
 */
export const isSafeLink = (address: unknown): address is string =>
  typeof address === 'string' && SAFE.test(address.trim());

/**
 * Returns the URL of a stored image. An absolute URL is returned unchanged; a path is appended to the base URL of
 * the API.
 * @returns undefined if the value is not the URL of an image
 */
export function getPictureUrl(path: unknown, apiBase: string): string | undefined {
  if (typeof path !== 'string' || path.trim() === '') return undefined;
  if (/^https?:\/\//i.test(path) || path.startsWith('blob:') || /^data:image\/(png|jpe?g|gif|webp);/i.test(path))
    return path;
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  return path.startsWith('/') ? path : `${apiBase}/${path}`;
}
