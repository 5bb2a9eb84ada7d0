import { useEffect } from 'react';
import { Navigate } from 'ra-core';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';
import { LateFailure } from '../ui/LateFailure';
import { isUnreadable, landingPath } from './rights';
import { useResources } from './useResources';
import { useSession } from './useSession';

/**
 * The blank page that picks the landing page. When the resources cannot be read the session ends:
 * /login would send a signed-in user straight back here.
 */
export function Redirect() {
  const signedIn = useSession() !== undefined;
  const { resources, error, retry } = useResources();
  const { session } = useWattdeskAuth();
  const toast = useToast();
  // An answer that says nothing is no refusal: another try may bring one that does.
  const isRefused = error !== null && !isUnreadable(error);
  useEffect(() => {
    if (!signedIn || !isRefused) return;
    toast.error(error);
    // By nobody's will: what was typed before is kept for another try.
    session.expire('');
  }, [signedIn, error, isRefused, toast, session]);
  if (!signedIn) return <Navigate to="/login" replace />;
  if (error && !isRefused) return <LateFailure text="rights.failed" alone onRetry={retry} />;
  return resources ? <Navigate to={landingPath(resources)} replace /> : null;
}
