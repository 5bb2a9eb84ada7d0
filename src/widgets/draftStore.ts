/**
 * Drafts in this tab's `sessionStorage`: they survive a reload, a crash and the sign-in page, and are not shared
 * with other tabs. If the storage is forbidden or full, they survive the closing of the form but not a reload.
 */
import { getStorageKeyPrefix } from '../ui/basePath';
import { DRAFTS_KEY_PREFIX } from '../ui/storage/settings';
import { getSafeStorage } from '../ui/storage/safeStorage';
import { parseStoredDraft, type FormDraft } from '../model/form/parseStoredDraft';

/** Log of the rows imported in this tab, so that no row is sent twice. */
const IMPORTS = `${getStorageKeyPrefix()}import.`;

/** The storage of this tab. Sign-out deletes the user's entries, including those of the in-memory fallback. */
export const tabStorage = getSafeStorage('sessionStorage');

const getOwnerPrefix = (owner: string, prefix = DRAFTS_KEY_PREFIX): string => `${prefix}${encodeURIComponent(owner)}/`;

/** Returns the storage key prefix for a user's imported rows. Without a user the owner part is empty. */
export const getImportsKeyPrefix = (owner = ''): string => getOwnerPrefix(owner, IMPORTS);

/** Returns the storage key of a user's draft of one form. */
export const getDraftKey = (owner: string, place: readonly string[]): string =>
  `${getOwnerPrefix(owner)}${place.map(encodeURIComponent).join('/')}`;

export const dropDraft = (key: string): void => tabStorage.removeItem(key);

function read(key: string, now: number): FormDraft | undefined {
  try {
    return parseStoredDraft(JSON.parse(tabStorage.getItem(key) ?? 'null'), now);
  } catch {
    return undefined;
  }
}

/**
 * Finds a draft. A draft that is no longer usable is deleted.
 * @returns undefined if there is no usable draft
 */
export function findDraft(key: string, now: number): FormDraft | undefined {
  const draft = read(key, now);
  if (!draft) dropDraft(key);
  return draft;
}

export const saveDraft = (key: string, draft: FormDraft): void => tabStorage.setItem(key, JSON.stringify(draft));

/** Deletes all drafts and import logs of a user who signed out. */
export const dropDraftsOfUser = (owner: string): void =>
  [DRAFTS_KEY_PREFIX, IMPORTS].flatMap((prefix) => tabStorage.keys(getOwnerPrefix(owner, prefix))).forEach(dropDraft);

/** Deletes expired drafts of all users. */
export const dropExpiredDrafts = (now: number): void =>
  tabStorage.keys(DRAFTS_KEY_PREFIX).forEach((key) => void findDraft(key, now));
