import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { downloadWithApt, run } from './apt.mjs';

const KEPT = 'node_modules/.cache/wattdesk/nginx';
const PACKAGES = ['nginx', 'nginx-common'];

const at = (root) => ({ binary: join(root, 'usr/sbin/nginx'), mimeTypes: join(root, 'etc/nginx/mime.types') });

/** Whether nginx runs here. A binary copied from another machine, or one whose libraries are missing, does not. */
const works = ({ binary, mimeTypes }) => existsSync(binary) && existsSync(mimeTypes) && run(binary, ['-v'], 'ignore');

/**
 * Unpacks Debian's packages into a folder.
 * @returns whether that succeeded
 */
function unpackInto(folder) {
  if (!downloadWithApt(PACKAGES, folder)) return false;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.deb'))
    .every((file) => run('dpkg-deb', ['-x', join(folder, file), folder], 'ignore'));
}

/**
 * Finds nginx, or unpacks Debian's packages into a folder of the project: nothing is installed, and no service
 * starts. Several processes may run this at the same time: each unpacks into a folder of its own, and the first one
 * that finishes is kept.
 * @returns the paths of the binary and of its `mime.types` file; undefined when no nginx is available
 */
export function ensureNginx() {
  const kept = at(resolve(KEPT));
  const found = [at('/'), kept].find(works);
  if (found) return found;
  mkdirSync(dirname(KEPT), { recursive: true });
  const folder = mkdtempSync(`${KEPT}-`);
  try {
    if (!unpackInto(folder)) return undefined;
    if (!works(kept)) {
      rmSync(KEPT, { recursive: true, force: true });
      renameSync(folder, KEPT);
    }
  } catch {
    // Another process finished first.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return works(kept) ? kept : undefined;
}
