import { useEffect, useRef } from 'react';
import { useBlocker, useCanBlock, useEvent } from 'ra-core';
import { useRegisterUnsaved } from '../../widgets/context/unsavedChanges';
import { useConfirmLeave } from './useConfirmLeave';
import type { SavePhase } from './useSubmit';

interface Props {
  /** Asked at the moment of leaving: nothing is computed while the user types. */
  isDirty: () => boolean;
  /** The user gives up what was entered. */
  release: () => void;
  /** While a save runs nobody knows whether there is something to lose: who wants to leave waits for its end. */
  phase: SavePhase;
  /** A dialog is left with any change of the address, a screen with a change of its path. */
  scope: 'screen' | 'dialog';
  /** The question, where what is lost is not what was typed. */
  ask?: () => Promise<boolean>;
}

/** Links of the app, the browser's back and every other change of the address. */
function NavigationGuard({ isDirty, release, phase, scope, ask: own }: Props) {
  const usual = useConfirmLeave();
  const ask = own ?? usual;
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname ||
      (scope === 'dialog' && currentLocation.search !== nextLocation.search);
    // An address that is put in the place of another is the app's own correction: this form goes on there.
    return isElsewhere && historyAction !== 'REPLACE' && isDirty();
  });
  // What is blocked when the answer comes; the form may be gone by then.
  const latest = useRef<typeof blocker>(undefined);
  useEffect(() => {
    latest.current = blocker;
    return () => {
      latest.current = undefined;
    };
  }, [blocker]);
  const { state } = blocker;
  const decide = useEvent(async () => {
    const leaves = !isDirty() || (await ask());
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
    if (state === 'blocked' && phase !== 'saving') void decide();
  }, [state, phase, decide]);
  return null;
}

/** Closing the tab or reloading: the browser asks in its own words. */
function useBeforeUnloadGuard(isDirty: () => boolean): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
}

/** Asks before unsaved changes are lost. Only a data router can block in-app navigation. */
export function UnsavedChangesGuard(props: Props) {
  const canBlock = useCanBlock();
  useBeforeUnloadGuard(props.isDirty);
  useRegisterUnsaved(props.isDirty);
  return canBlock ? <NavigationGuard {...props} /> : null;
}
