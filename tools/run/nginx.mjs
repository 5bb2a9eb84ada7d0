import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { downloadWithApt, run } from './apt.mjs';

const KEPT = 'node_modules/.cache/wattdesk/nginx';
const PACKAGES = ['nginx', 'nginx-common'];

const at = (root) => ({ binary: join(root, 'usr/sbin/nginx'), mimeTypes: join(root, 'etc/nginx/mime.types') });

/**
 * Whether this nginx binary can run on this machine. It cannot if it was copied from a different system or if its
 * libraries are missing.
 */
const works = ({ binary, mimeTypes }) => existsSync(binary) && existsSync(mimeTypes) && run(binary, ['-v'], 'ignore');

/**
 * Downloads Debian's nginx packages and unpacks them into a folder.
 * @returns whether the download and unpacking succeeded
 */
function unpackInto(folder) {
  if (!downloadWithApt(PACKAGES, folder)) return false;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.deb'))
    .every((file) => run('dpkg-deb', ['-x', join(folder, file), folder], 'ignore'));
}

/**
 * Finds nginx, or downloads Debian's packages and unpacks them into a folder of the project. Nothing is installed,
 * and no service starts. Several processes may call this function at the same time: each process unpacks into its
 * own temporary folder. The first process that finishes renames its folder to the final name; the others delete
 * theirs.
 * @returns the paths of the binary and of nginx's `mime.types` file; undefined if no nginx is available
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
    // Renaming failed because another process created the final folder first. That folder is used.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return works(kept) ? kept : undefined;
}
