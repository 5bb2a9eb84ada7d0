/**
 * Drafts in the storage of this tab: they outlive a reload, a crash and the sign-in page, and no other tab has
 * them. Where the storage is forbidden or full they outlive the form, and no reload.
 */
import { getStorageKeyPrefix } from '../ui/basePath';
import { DRAFTS_KEY_PREFIX } from '../ui/storage/settings';
import { getSafeStorage } from '../ui/storage/safeStorage';
import { parseStoredDraft, type FormDraft } from '../model/form/parseStoredDraft';

/** What was imported in this tab, so that nothing is sent twice. */
const IMPORTS = `${getStorageKeyPrefix()}import.`;

/** Empty for whoever has signed out, as the browser's own. */
export const tabStorage = getSafeStorage('sessionStorage');

const ownersPrefix = (owner: string, prefix = DRAFTS_KEY_PREFIX): string => `${prefix}${encodeURIComponent(owner)}/`;

/** The storage key prefix for imported rows of a user; without a user, of nobody. */
export const getImportsKeyPrefix = (owner = ''): string => ownersPrefix(owner, IMPORTS);

/** Where the draft of one form of one user is kept. */
export const getDraftKey = (owner: string, place: readonly string[]): string =>
  `${ownersPrefix(owner)}${place.map(encodeURIComponent).join('/')}`;

export const dropDraft = (key: string): void => tabStorage.removeItem(key);

function read(key: string, now: number): FormDraft | undefined {
  try {
    return parseStoredDraft(JSON.parse(tabStorage.getItem(key) ?? 'null'), now);
  } catch {
    return undefined;
  }
}

/** @returns undefined where there is none, or none that is of use any more: that one is gone then */
export function findDraft(key: string, now: number): FormDraft | undefined {
  const draft = read(key, now);
  if (!draft) dropDraft(key);
  return draft;
}

export const saveDraft = (key: string, draft: FormDraft): void => tabStorage.setItem(key, JSON.stringify(draft));

/** Deletes all drafts and import logs of a user who signed out. */
export const dropDraftsOfUser = (owner: string): void =>
  [DRAFTS_KEY_PREFIX, IMPORTS].flatMap((prefix) => tabStorage.keys(ownersPrefix(owner, prefix))).forEach(dropDraft);

/** Deletes expired drafts of all users. */
export const dropExpiredDrafts = (now: number): void =>
  tabStorage.keys(DRAFTS_KEY_PREFIX).forEach((key) => void findDraft(key, now));
