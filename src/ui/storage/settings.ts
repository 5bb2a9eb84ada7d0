/**
 * The user's settings in this browser. Their keys have a prefix of their own. Each value is validated when it is
 * read, because older versions, other programs or the user may have written anything into the storage.
 */
import { languages } from 'virtual:wattdesk/languages';
import { basePath, getStorageKeyPrefix } from '../basePath';
import { PAGE_SIZES } from '../pageSizes';
import { getSafeStorage } from './safeStorage';

export const SETTINGS_KEY_PREFIX = `${getStorageKeyPrefix()}settings.`;

/** Key prefix of the drafts of a tab. A draft contains the unsaved values of a form. */
export const DRAFTS_KEY_PREFIX = `${getStorageKeyPrefix()}draft.`;

type Check = (value: unknown) => boolean;

const isBoolean: Check = (value) => typeof value === 'boolean';
const getOne =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const isChoice: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isBoolean);

/** Validators by setting name. Settings without a validator are accepted as they are. */
const CHECKS: readonly [name: RegExp, check: Check][] = [
  [/^theme$/, getOne('light', 'dark')],
  [/^locale$/, getOne(...languages.map(({ locale }) => locale))],
  [/^sidebar\.open$/, isBoolean],
  [/^sidebar\.group/, Array.isArray],
  [/^keys$/, isBoolean],
  [/\.chart$/, isBoolean],
  [/^columns\./, isChoice],
  [/^(assignment|list)\.perPage$/, getOne(...PAGE_SIZES)],
  [/^(list\.)?density/, getOne('comfortable', 'compact')],
];

/** @returns undefined if the text is not valid JSON or if its value is invalid for this setting */
export function parseSetting(name: string, text: string | null): unknown {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const check = CHECKS.find(([known]) => known.test(name))?.[1];
    return value === null || check?.(value) === false ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Reads a setting directly from the storage, for code that runs before the app renders. */
export const readSetting = (name: string, storage = getSafeStorage('localStorage')): unknown =>
  parseSetting(name, storage.getItem(SETTINGS_KEY_PREFIX + name));

/** Deletes all settings. The user stays signed in. */
export function clearSettings(storage = getSafeStorage('localStorage')): void {
  for (const key of storage.keys(SETTINGS_KEY_PREFIX)) storage.removeItem(key);
}

/**
 * Deletes everything that may cause an error at the start: settings, drafts of this tab and the history state. The
 * app then starts as on the first visit.
 */
export function clearStoredAppState(page: Pick<Window, 'localStorage' | 'sessionStorage' | 'location'> = window): void {
  clearSettings(getSafeStorage('localStorage', page));
  const tab = getSafeStorage('sessionStorage', page);
  for (const key of tab.keys(DRAFTS_KEY_PREFIX)) tab.removeItem(key);
  page.location.replace(basePath);
}
