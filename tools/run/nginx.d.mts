/** Finds nginx, or unpacks Debian's packages into a folder of the project; returns undefined when neither succeeds. */
export function ensureNginx(): { binary: string; mimeTypes: string } | undefined;
