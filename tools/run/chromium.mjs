import { existsSync } from 'node:fs';
import { installWithApt, run } from './apt.mjs';

/**
 * The headless shell of Chromium: the same browser engine, built without windows. Browser tests run twice as fast
 * with the headless shell.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const firstOf = (places) => places.find((place) => place && existsSync(place));
const findWhole = () => firstOf([process.env.CHROMIUM_PATH, ...PLACES]);
const findAny = () => firstOf([process.env.CHROMIUM_PATH, SHELL, ...PLACES]);

/**
 * Finds a full Chromium, which can open windows, or installs it.
 * @returns the path of the binary; undefined if there is none and the installation fails
 */
export function ensureChromium() {
  const found = findWhole();
  if (found) return found;
  console.log('Installing Chromium …');
  return installWithApt('chromium') || run('npx', ['playwright-core', 'install', 'chromium']) ? findWhole() : undefined;
}

/**
 * Finds or installs the fastest Chromium for the browser tests: the headless shell if possible, otherwise a full
 * Chromium.
 * @returns the path of the binary; undefined if there is none and the installation fails
 */
export function ensureTestChromium() {
  const isThere = process.env.CHROMIUM_PATH || existsSync(SHELL);
  if (!isThere) {
    console.log('Installing Chromium without windows for the browser tests …');
    installWithApt('chromium-headless-shell', 'ignore');
  }
  return findAny() ?? ensureChromium();
}
