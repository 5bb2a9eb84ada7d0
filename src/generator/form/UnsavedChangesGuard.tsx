import { useEffect, useRef } from 'react';
import { useBlocker, useCanBlock, useEvent } from 'ra-core';
import { useRegisterUnsaved } from '../../widgets/context/unsavedChanges';
import { useConfirmLeave } from './useConfirmLeave';
import type { SavePhase } from './useSubmit';

interface Props {
  /** Called only when the user leaves: nothing is computed while the user types. */
  isDirty: () => boolean;
  /** Called when the user confirms that unsaved changes are discarded. */
  release: () => void;
  /** During a save it is unknown whether changes will be lost: a navigation waits for its end. */
  phase: SavePhase;
  /** Any change of the path or query string leaves a dialog; only a change of the path leaves a screen. */
  scope: 'screen' | 'dialog';
  /** Replaces the default confirmation, for losses other than typed values. */
  ask?: () => Promise<boolean>;
}

/** Blocks links of the app, browser back and all other in-app navigation. */
function NavigationGuard({ isDirty, release, phase, scope, ask: own }: Props) {
  const usual = useConfirmLeave();
  const askConfirmation = own ?? usual;
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname ||
      (scope === 'dialog' && currentLocation.search !== nextLocation.search);
    // A navigation that replaces the history entry is a correction by the app; the form stays open.
    return isElsewhere && historyAction !== 'REPLACE' && isDirty();
  });
  // The blocked navigation at the time of the user's decision; the form may be unmounted by then.
  const latest = useRef<typeof blocker>(undefined);
  useEffect(() => {
    latest.current = blocker;
    return () => {
      latest.current = undefined;
    };
  }, [blocker]);
  const { state } = blocker;
  const confirmNavigation = useEvent(async () => {
    const leaves = !isDirty() || (await askConfirmation());
    const held = latest.current;
    if (held?.state !== 'blocked') return;
    if (!leaves) {
      held.reset?.();
      return;
    }
    release();
    held.proceed?.();
  });
  useEffect(() => {
    if (state === 'blocked' && phase !== 'saving') void confirmNavigation();
  }, [state, phase, confirmNavigation]);
  return null;
}

/** Closing or reloading the tab: the browser shows its own confirmation. */
function useBeforeUnloadGuard(isDirty: () => boolean): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
}

/** Asks for confirmation before unsaved changes are lost. In-app navigation can only be blocked with a data router. */
export function UnsavedChangesGuard(props: Props) {
  const canBlock = useCanBlock();
  useBeforeUnloadGuard(props.isDirty);
  useRegisterUnsaved(props.isDirty);
  return canBlock ? <NavigationGuard {...props} /> : null;
}
