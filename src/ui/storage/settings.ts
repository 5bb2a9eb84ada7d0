/**
 * What this browser remembers of how somebody likes the app: under keys of its own, and checked when it is
 * read, for the storage holds whatever an older version, another program or a curious person has left there.
 */
import { basePath, getStorageKeyPrefix } from '../basePath';
import { PAGE_SIZES } from '../pageSizes';
import { getSafeStorage } from './safeStorage';

export const SETTINGS_KEY_PREFIX = `${getStorageKeyPrefix()}settings.`;

/** Where a tab keeps what was typed in it and not saved. */
export const DRAFTS_KEY_PREFIX = `${getStorageKeyPrefix()}draft.`;

type Check = (value: unknown) => boolean;

const isBoolean: Check = (value) => typeof value === 'boolean';
const getOne =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const isChoice: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isBoolean);

/** What a setting may be, by its name; of one that is not here nobody has said it. */
const CHECKS: readonly [name: RegExp, check: Check][] = [
  [/^theme$/, getOne('light', 'dark')],
  [/^locale$/, getOne('en', 'zh-Hans')],
  [/^sidebar\./, isBoolean],
  [/^keys$/, isBoolean],
  [/\.chart$/, isBoolean],
  [/^columns\./, isChoice],
  [/^assignment\.perPage$/, getOne(...PAGE_SIZES)],
  [/^list\.density$/, getOne('comfortable', 'compact')],
];

/** @returns undefined for what is no JSON, and for what this setting cannot be */
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

/** A setting, asked for before there is an app. */
export const readSetting = (name: string, storage = getSafeStorage('localStorage')): unknown =>
  parseSetting(name, storage.getItem(SETTINGS_KEY_PREFIX + name));

/** Deletes all settings. The session stays. */
export function clearSettings(storage = getSafeStorage('localStorage')): void {
  for (const key of storage.keys(SETTINGS_KEY_PREFIX)) storage.removeItem(key);
}

/**
 * Deletes everything that may break the app: settings, drafts of this tab and the history state. The app then starts
 * like on the first visit.
 */
export function resetApp(page: Pick<Window, 'localStorage' | 'sessionStorage' | 'location'> = window): void {
  clearSettings(getSafeStorage('localStorage', page));
  const tab = getSafeStorage('sessionStorage', page);
  for (const key of tab.keys(DRAFTS_KEY_PREFIX)) tab.removeItem(key);
  page.location.replace(basePath);
}
