/**
 * What this browser remembers of how somebody likes the app: under keys of its own, and checked when it is
 * read, for the storage holds whatever an older version, another program or a curious person has left there.
 */
import { basePath, getKeyPrefix } from '../base';
import { PAGE_SIZES } from '../pageSizes';
import { storageOf } from './storage';

export const SETTINGS = `${getKeyPrefix()}settings.`;

/** Where a tab keeps what was typed in it and not saved. */
export const DRAFTS = `${getKeyPrefix()}draft.`;

type Check = (value: unknown) => boolean;

const isBoolean: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const isChoice: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isBoolean);

/** What a setting may be, by its name; of one that is not here nobody has said it. */
const CHECKS: readonly [name: RegExp, check: Check][] = [
  [/^theme$/, oneOf('light', 'dark')],
  [/^locale$/, oneOf('en', 'zh-Hans')],
  [/^sidebar\./, isBoolean],
  [/^keys$/, isBoolean],
  [/\.chart$/, isBoolean],
  [/^columns\./, isChoice],
  [/^assignment\.perPage$/, oneOf(...PAGE_SIZES)],
  [/^list\.density$/, oneOf('comfortable', 'compact')],
];

/** @returns undefined for what is no JSON, and for what this setting cannot be */
export function settingOf(name: string, text: string | null): unknown {
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
export const readSetting = (name: string, storage = storageOf('localStorage')): unknown =>
  settingOf(name, storage.getItem(SETTINGS + name));

/** Forgets them all. Who is signed in stays so. */
export function forgetSettings(storage = storageOf('localStorage')): void {
  for (const key of storage.keys(SETTINGS)) storage.removeItem(key);
}

/**
 * Forgets everything that may break a page: the settings, what was typed and not saved in this tab, and with
 * the address what its history entry holds. The app begins at its start, as on the first visit.
 */
export function startAnew(page: Pick<Window, 'localStorage' | 'sessionStorage' | 'location'> = window): void {
  forgetSettings(storageOf('localStorage', page));
  const tab = storageOf('sessionStorage', page);
  for (const key of tab.keys(DRAFTS)) tab.removeItem(key);
  page.location.replace(basePath);
}
