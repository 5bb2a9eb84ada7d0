const SAFE = /^(https?:\/\/[^\s/?#]|mailto:[^\s@]+@)/i;

/** Whether an address may stand behind a link: `javascript:` and its like run when they are clicked. */
export const isSafeLink = (address: unknown): address is string =>
  typeof address === 'string' && SAFE.test(address.trim());

/**
 * Where a stored picture is found: whole addresses as they are, paths below the API base.
 * @returns undefined for what is no picture's address
 */
export function getPictureUrl(path: unknown, apiBase: string): string | undefined {
  if (typeof path !== 'string' || path.trim() === '') return undefined;
  if (/^https?:\/\//i.test(path) || path.startsWith('blob:') || /^data:image\/(png|jpe?g|gif|webp);/i.test(path))
    return path;
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  return path.startsWith('/') ? path : `${apiBase}/${path}`;
}
