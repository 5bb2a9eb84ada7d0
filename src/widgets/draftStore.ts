/**
 * Drafts in the storage of this tab: they outlive a reload, a crash and the sign-in page, and no other tab has
 * them. Where the storage is forbidden or full there is no draft, and nothing else is different.
 */
import { readDraft, type Draft } from '../model/storedDraft';

const PREFIX = 'wattdesk.draft.';

function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}

const ownersPrefix = (owner: string): string => `${PREFIX}${encodeURIComponent(owner)}/`;

/** Where the draft of one form of one user is kept. */
export const draftKey = (owner: string, place: readonly string[]): string =>
  `${ownersPrefix(owner)}${place.map(encodeURIComponent).join('/')}`;

export const dropDraft = (key: string): void => void attempt((storage) => storage.removeItem(key));

/** @returns undefined where there is none, or none that is of use any more: that one is gone then */
export function findDraft(key: string, now: number): Draft | undefined {
  const draft = attempt((storage) => readDraft(JSON.parse(storage.getItem(key) ?? 'null'), now));
  if (!draft) dropDraft(key);
  return draft;
}

/** An older draft of the same form must not come back in its place, whatever happens. */
export function keepDraft(key: string, draft: Draft): void {
  const isKept = attempt((storage) => {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  });
  if (!isKept) dropDraft(key);
}

const keysOf = (prefix: string): string[] =>
  attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];

/** The user has left by will. */
export const dropDraftsOf = (owner: string): void => keysOf(ownersPrefix(owner)).forEach(dropDraft);

/** Drops the drafts that are too old, whosever they are. */
export const sweepDrafts = (now: number): void => keysOf(PREFIX).forEach((key) => void findDraft(key, now));
