import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { downloadWithApt, run } from './apt.mjs';

const KEPT = 'node_modules/.cache/wattdesk/nginx';
const PACKAGES = ['nginx', 'nginx-common'];

const at = (root) => ({ binary: join(root, 'usr/sbin/nginx'), mimeTypes: join(root, 'etc/nginx/mime.types') });

/** A binary of another machine, or one whose libraries are not here, is none. */
const works = ({ binary, mimeTypes }) => existsSync(binary) && existsSync(mimeTypes) && run(binary, ['-v'], 'ignore');

/** Takes Debian's packages apart in a folder. @returns whether that went well */
function unpackInto(folder) {
  if (!downloadWithApt(PACKAGES, folder)) return false;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.deb'))
    .every((file) => run('dpkg-deb', ['-x', join(folder, file), folder], 'ignore'));
}

/**
 * Finds an nginx, or takes Debian's apart in a folder of its own: nothing is installed, and none starts by itself.
 * Several may do so at a time: each works in a folder of its own, and the first that is ready is kept.
 * @returns where it is, and where it keeps the types of files; undefined when none could be had
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
    // Somebody else was ready first.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return works(kept) ? kept : undefined;
}
