import { useSyncExternalStore } from 'react';
import { useWattdeskAuth } from './authProvider';
import type { Session } from './sessionStore';

/** Returns the signed-in user; undefined if nobody is signed in. Follows changes in other tabs. */
export function useSession(): Session | undefined {
  const { session } = useWattdeskAuth();
  return useSyncExternalStore(session.subscribe, session.get);
}
