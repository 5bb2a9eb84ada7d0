/**
 * Stores drafts (the unsaved values of a form) in the `sessionStorage` of this tab. They survive a reload, a crash
 * and the sign-in page, and are not shared with other tabs. If the storage is forbidden or full, drafts are held in
 * memory: they survive the closing of the form but not a reload.
 */
import { getStorageKeyPrefix } from '../ui/basePath';
import { DRAFTS_KEY_PREFIX } from '../ui/storage/settings';
import { getSafeStorage } from '../ui/storage/safeStorage';
import { parseStoredDraft, type FormDraft } from '../model/form/parseStoredDraft';

/** Key prefix of the log of the rows that were imported in this tab. The log prevents a row from being sent twice. */
const IMPORTS = `${getStorageKeyPrefix()}import.`;

/** The storage of this tab. Sign-out deletes the entries of the user, including those held in memory. */
export const safeSessionStorage = getSafeStorage('sessionStorage');

const getOwnerPrefix = (owner: string, prefix = DRAFTS_KEY_PREFIX): string => `${prefix}${encodeURIComponent(owner)}/`;

/**
 * Returns the prefix of the storage keys for the rows that a user has imported. If nobody is signed in, the user
 * name in the prefix is empty.
 */
export const getImportedRowsKeyPrefix = (owner = ''): string => getOwnerPrefix(owner, IMPORTS);

/** Returns the storage key for the draft of one user and one form. */
export const getDraftKey = (owner: string, place: readonly string[]): string =>
  `${getOwnerPrefix(owner)}${place.map(encodeURIComponent).join('/')}`;

export const dropDraft = (key: string): void => safeSessionStorage.removeItem(key);

function read(key: string, now: number): FormDraft | undefined {
  try {
    return parseStoredDraft(JSON.parse(safeSessionStorage.getItem(key) ?? 'null'), now);
  } catch {
    return undefined;
  }
}

/**
 * Returns the stored draft. Deletes a draft that is invalid or expired.
 * @returns undefined if there is no usable draft
 */
export function findDraft(key: string, now: number): FormDraft | undefined {
  const draft = read(key, now);
  if (!draft) dropDraft(key);
  return draft;
}

export const saveDraft = (key: string, draft: FormDraft): void =>
  safeSessionStorage.setItem(key, JSON.stringify(draft));

/** Deletes all drafts and import logs of a user. Called when the user signs out. */
export const dropDraftsOfUser = (owner: string): void =>
  [DRAFTS_KEY_PREFIX, IMPORTS]
    .flatMap((prefix) => safeSessionStorage.keys(getOwnerPrefix(owner, prefix)))
    .forEach(dropDraft);

/** Deletes the expired drafts of all users. */
export const dropExpiredDrafts = (now: number): void =>
  safeSessionStorage.keys(DRAFTS_KEY_PREFIX).forEach((key) => void findDraft(key, now));
