/**
 * Finds nginx, or downloads Debian's packages and unpacks them into a folder of the project. Returns undefined if
 * neither succeeds.
 */
export function ensureNginx(): { binary: string; mimeTypes: string } | undefined;
