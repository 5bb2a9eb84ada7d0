import { useSyncExternalStore } from 'react';
import { useWattdeskAuth } from './authProvider';
import type { Session } from './sessionStore';

/** Who is signed in; undefined when nobody is. Follows other tabs. */
export function useSession(): Session | undefined {
  const { session } = useWattdeskAuth();
  return useSyncExternalStore(session.subscribe, session.get);
}
