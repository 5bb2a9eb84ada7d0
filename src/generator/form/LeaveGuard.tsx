import { useEffect, useRef } from 'react';
import { useBlocker, useCanBlock, useEvent } from 'ra-core';
import { useUnsaved } from '../../widgets/context/unsaved';
import { useAskToLeave } from './useAskToLeave';
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
  const usual = useAskToLeave();
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
function useTabGuard(isDirty: () => boolean): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
}

/** Asks before what was typed is lost. In-app navigation can only be held back in a data router. */
export function LeaveGuard(props: Props) {
  const canBlock = useCanBlock();
  useTabGuard(props.isDirty);
  useUnsaved(props.isDirty);
  return canBlock ? <NavigationGuard {...props} /> : null;
}
