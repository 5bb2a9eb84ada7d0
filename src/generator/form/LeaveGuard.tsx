import { useEffect } from 'react';
import { useBlocker, useCanBlock, useEvent } from 'ra-core';
import { useUnsaved } from '../../widgets/context/unsaved';
import { useAskToLeave } from './useAskToLeave';

interface Props {
  /** Asked at the moment of leaving: nothing is computed while the user types. */
  isDirty: () => boolean;
  /** A dialog is left with any change of the address, a screen with a change of its path. */
  scope: 'screen' | 'dialog';
}

/** Links of the app, the browser's back and every other change of the address. */
function NavigationGuard({ isDirty, scope }: Props) {
  const ask = useAskToLeave();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname ||
      (scope === 'dialog' && currentLocation.search !== nextLocation.search);
    // An address that is put in the place of another is the app's own correction: this form goes on there.
    return isElsewhere && historyAction !== 'REPLACE' && isDirty();
  });
  const { state } = blocker;
  const decide = useEvent(async () => {
    const { proceed, reset } = blocker;
    if (await ask()) proceed?.();
    else reset?.();
  });
  useEffect(() => {
    if (state === 'blocked') void decide();
  }, [state, decide]);
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
