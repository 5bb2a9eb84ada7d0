import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads a lock file of npm.
 * @returns the packages in the file; undefined if the file does not exist or was not written by npm
 */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether an installed package is the one in `package-lock.json`. Both entries are written by npm: `wanted` in the
 * lock file, `installed` in `node_modules/.package-lock.json`.
 */
const isSame = (wanted, installed) =>
  wanted.version === installed.version &&
  wanted.resolved === installed.resolved &&
  wanted.integrity === installed.integrity;

/**
 * Whether all packages of the lock file are installed. The installed packages are read from npm's own record,
 * `node_modules/.package-lock.json`. Timestamps are not compared, because copying a folder changes them. Packages
 * for other operating systems may be missing.
 * @param folder the project folder
 */
export function arePackagesInstalled(folder = '.') {
  const locked = packagesIn(`${folder}/package-lock.json`);
  const installed = packagesIn(`${folder}/node_modules/.package-lock.json`);
  if (!locked || !installed) return false;
  const isThere = ([path, wanted]) =>
    path === '' || (path in installed ? isSame(wanted, installed[path]) : wanted.optional === true);
  return Object.entries(locked).every(isThere) && Object.keys(installed).every((path) => path in locked);
}
