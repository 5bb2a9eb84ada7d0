import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = () => PLACES.find((place) => place && existsSync(place));

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Debian's package, as root or through sudo; the way for machines that have apt. */
function installWithApt() {
  if (!run('sh', ['-c', 'command -v apt-get'])) return false;
  const root = process.getuid?.() === 0;
  const apt = (...args) => run(root ? 'apt-get' : 'sudo', [...(root ? [] : ['apt-get']), '-qq', '-y', ...args]);
  return apt('update') && apt('install', '--no-install-recommends', 'chromium');
}

/**
 * Finds a Chromium for the browser tests, and installs one when there is none.
 * @returns its path, or undefined when neither worked
 */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  return installWithApt() || run('npx', ['playwright-core', 'install', 'chromium']) ? find() : undefined;
}
