import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { downloadWithApt, run } from './apt.mjs';

const KEPT = 'node_modules/.cache/wattdesk/nginx';
const PACKAGES = ['nginx', 'nginx-common'];

const at = (root) => ({ binary: join(root, 'usr/sbin/nginx'), mimeTypes: join(root, 'etc/nginx/mime.types') });

/** A binary of another machine, or one whose libraries are not here, is none. */
const works = ({ binary, mimeTypes }) => existsSync(binary) && existsSync(mimeTypes) && run(binary, ['-v'], 'ignore');

/**
 * Finds an nginx, or takes Debian's apart in a folder of its own: nothing is installed, and none starts by itself.
 * @returns where it is, and where it keeps the types of files; undefined when none could be had
 */
export function ensureNginx() {
  const kept = at(resolve(KEPT));
  const found = [at('/'), kept].find(works);
  if (found) return found;
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  if (!downloadWithApt(PACKAGES, KEPT)) return undefined;
  const isApart = readdirSync(KEPT)
    .filter((file) => file.endsWith('.deb'))
    .every((file) => run('dpkg-deb', ['-x', join(KEPT, file), KEPT], 'ignore'));
  return isApart && works(kept) ? kept : undefined;
}
