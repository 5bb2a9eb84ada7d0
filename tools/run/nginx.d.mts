/** Finds an nginx, or takes Debian's apart in a folder of its own; undefined when none could be had. */
export function ensureNginx(): { binary: string; mimeTypes: string } | undefined;
