import { useEffect, useRef } from 'react';
import { useBlocker, useCanBlock, useEvent } from 'ra-core';
import { useRegisterUnsavedCheck } from '../../widgets/context/unsavedChanges';
import { useConfirmLeave } from './useConfirmLeave';
import type { SavePhase } from './useSubmit';

interface Props {
  /**
   * Whether there are unsaved changes. Called only when the user tries to leave, so that nothing is computed while
   * the user types.
   */
  isDirty: () => boolean;
  /** Called when the user has confirmed that unsaved changes are discarded. */
  release: () => void;
  /**
   * While a save is running, it is not known whether the changes will be lost. A navigation during a save is
   * therefore blocked until the save has finished.
   */
  phase: SavePhase;
  /**
   * Which navigation counts as leaving the form. For a dialog, this is a new path or a new query string; for a
   * screen, only a new path.
   */
  scope: 'screen' | 'dialog';
  /** Replaces the default confirmation. Used if something other than typed values would be lost. */
  ask?: () => Promise<boolean>;
}

/**
 * Blocks in-app navigation, for example by a link or the browser's Back button, until the user has confirmed that
 * unsaved changes are discarded.
 */
function NavigationGuard({ isDirty, release, phase, scope, ask: own }: Props) {
  const usual = useConfirmLeave();
  const askConfirmation = own ?? usual;
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname ||
      (scope === 'dialog' && currentLocation.search !== nextLocation.search);
    // A navigation that replaces the history entry (`REPLACE`) only corrects the URL. It does not close the form,
    // so it is not blocked.
    return isElsewhere && historyAction !== 'REPLACE' && isDirty();
  });
  // The current navigation blocker. It is read after the user has answered the confirmation, because the blocker
  // may have changed by then. It is undefined if the form was unmounted in the meantime.
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

/** Makes the browser show its own confirmation when the user closes or reloads the tab with unsaved changes. */
function useBeforeUnloadGuard(isDirty: () => boolean): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
}

/**
 * Asks for confirmation before unsaved changes are lost. In-app navigation can only be blocked if the app uses a
 * data router of react-router.
 */
export function UnsavedChangesGuard(props: Props) {
  const canBlock = useCanBlock();
  useBeforeUnloadGuard(props.isDirty);
  useRegisterUnsavedCheck(props.isDirty);
  return canBlock ? <NavigationGuard {...props} /> : null;
}
