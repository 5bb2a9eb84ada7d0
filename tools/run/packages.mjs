import { existsSync, readFileSync } from 'node:fs';

/** @returns the packages in a lock file; undefined for a file that does not exist or was not written by npm */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Compares the entry of the lock file with the entry that npm wrote when it installed the package. */
const isSame = (wanted, installed) =>
  wanted.version === installed.version &&
  wanted.resolved === installed.resolved &&
  wanted.integrity === installed.integrity;

/**
 * Whether all packages of the lock file are installed, according to npm's own record in `node_modules`. Timestamps
 * do not decide, since they change when a folder is copied. Packages for other operating systems may be missing.
 * @param folder of the project
 */
export function isInstalled(folder = '.') {
  const locked = packagesIn(`${folder}/package-lock.json`);
  const installed = packagesIn(`${folder}/node_modules/.package-lock.json`);
  if (!locked || !installed) return false;
  const isThere = ([path, wanted]) =>
    path === '' || (path in installed ? isSame(wanted, installed[path]) : wanted.optional === true);
  return Object.entries(locked).every(isThere) && Object.keys(installed).every((path) => path in locked);
}
