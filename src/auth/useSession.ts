import { useSyncExternalStore } from 'react';
import { useWattdeskAuth } from './authProvider';
import type { Session } from './sessionStore';

/** Returns the signed-in user; undefined if nobody is signed in. Re-renders when the session changes in any tab. */
export function useSession(): Session | undefined {
  const { session } = useWattdeskAuth();
  return useSyncExternalStore(session.subscribe, session.get);
}
