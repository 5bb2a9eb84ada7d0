import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The configuration of a product that has none: no sign-in, and the fixture API at `/api`. */
const DEFAULTS = {
  apiBase: '/api',
  requestTimeoutMs: 30000,
  formExitDelayMs: 500,
  successToastMs: 3000,
  errorToastMs: 5000,
  pageSize: 10,
  country: 'US',
  callingCode: '1',
  currency: 'USD',
  currencySymbol: '$',
  locale: 'en',
  flags: { recordHistory: false },
  auth: { type: 'none' },
};

/** Returns the product's folder of files that the server sends as they are. */
function getConfigFolder(root) {
  const file = join(root, 'package.json');
  const { wattdesk } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const usual = existsSync(join(root, 'public')) && !existsSync(join(root, 'config')) ? 'public' : 'config';
  return join(root, wattdesk?.config ?? usual);
}

/**
 * Writes the default `config.json` of a product that has none: without it the app cannot start.
 * @param root the product's root folder; undefined for the product of this repository, which has one
 * @param log takes a line for the terminal if the file was written
 */
export function ensureConfig(root, log = console.log) {
  if (root === undefined) return;
  const folder = getConfigFolder(root);
  const file = join(folder, 'config.json');
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(DEFAULTS, null, 2)}\n`);
  log(`${relative('.', file)} was missing and has the defaults now: no sign-in, US dollars`);
}
