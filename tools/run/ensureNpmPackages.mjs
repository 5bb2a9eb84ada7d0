import { spawnSync } from 'node:child_process';
import { arePackagesInstalled } from './installedPackages.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

/**
 * Installs the npm packages, unless the versions in the lock file are already installed. Exits if the Node version
 * is too old.
 */
export function ensureNpmPackages() {
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Wattdesk needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (arePackagesInstalled()) return;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
