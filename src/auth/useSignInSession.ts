import { useSyncExternalStore } from 'react';
import { useWattdeskAuth } from './authProvider';
import type { SignInSession } from './sessionStore';

/** Returns the signed-in user; undefined if nobody is signed in. Re-renders when the session changes in any tab. */
export function useSignInSession(): SignInSession | undefined {
  const { session } = useWattdeskAuth();
  return useSyncExternalStore(session.subscribe, session.get);
}
