/**
 * Drafts in the storage of this tab: they outlive a reload, a crash and the sign-in page, and no other tab has
 * them. Where the storage is forbidden or full they outlive the form, and no reload.
 */
import { getKeyPrefix } from '../ui/base';
import { DRAFTS } from '../ui/storage/settings';
import { storageOf } from '../ui/storage/storage';
import { readDraft, type Draft } from '../model/form/storedDraft';

/** What was imported in this tab, so that nothing is sent twice. */
const IMPORTS = `${getKeyPrefix()}import.`;

/** Empty for whoever has signed out, as the browser's own. */
export const tabStorage = storageOf('sessionStorage');

const ownersPrefix = (owner: string, prefix = DRAFTS): string => `${prefix}${encodeURIComponent(owner)}/`;

/** Where it is kept what a user has imported; of nobody where nobody is signed in. */
export const importsPrefix = (owner = ''): string => ownersPrefix(owner, IMPORTS);

/** Where the draft of one form of one user is kept. */
export const draftKey = (owner: string, place: readonly string[]): string =>
  `${ownersPrefix(owner)}${place.map(encodeURIComponent).join('/')}`;

export const dropDraft = (key: string): void => tabStorage.removeItem(key);

function read(key: string, now: number): Draft | undefined {
  try {
    return readDraft(JSON.parse(tabStorage.getItem(key) ?? 'null'), now);
  } catch {
    return undefined;
  }
}

/** @returns undefined where there is none, or none that is of use any more: that one is gone then */
export function findDraft(key: string, now: number): Draft | undefined {
  const draft = read(key, now);
  if (!draft) dropDraft(key);
  return draft;
}

export const keepDraft = (key: string, draft: Draft): void => tabStorage.setItem(key, JSON.stringify(draft));

/** The user has left by will: what was typed, and what was imported, is forgotten. */
export const dropDraftsOf = (owner: string): void =>
  [DRAFTS, IMPORTS].flatMap((prefix) => tabStorage.keys(ownersPrefix(owner, prefix))).forEach(dropDraft);

/** Drops the drafts that are too old, whosever they are. */
export const sweepDrafts = (now: number): void => tabStorage.keys(DRAFTS).forEach((key) => void findDraft(key, now));
