import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
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

/**
 * Writes the default `config.json` of a product that has none: without it the app cannot start.
 * @param folder the product's folder of files that the server sends as they are
 * @returns a line for the terminal; undefined if the file exists
 */
export function writeDefaultConfig(folder) {
  const file = join(folder, 'config.json');
  if (existsSync(file)) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(DEFAULTS, null, 2)}\n`);
  return `${relative('.', file)} was missing and has the defaults now: no sign-in, US dollars`;
}
