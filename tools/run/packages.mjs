import { existsSync, readFileSync } from 'node:fs';

/** @returns undefined for a file that is not there, or none of npm's */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** What npm wrote of a package when it installed it, and what the lock file wants. */
const isSame = (wanted, installed) =>
  wanted.version === installed.version &&
  wanted.resolved === installed.resolved &&
  wanted.integrity === installed.integrity;

/**
 * Whether all packages of the lock file are installed, by what npm itself notes of them: a copied folder has
 * other times. Packages that are only for other systems may be missing.
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
