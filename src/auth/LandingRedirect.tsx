import { useEffect } from 'react';
import { Navigate } from 'ra-core';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';
import { LoadError } from '../ui/LoadError';
import { isInvalidPermissionsError, getLandingPath } from './permissions';
import { usePermissionsQuery } from './usePermissionsQuery';
import { useSession } from './useSession';

/**
 * The blank page that picks the landing page. When the resources cannot be read the session ends:
 * /login would send a signed-in user straight back here.
 */
export function LandingRedirect() {
  const signedIn = useSession() !== undefined;
  const { permissions, error, retry } = usePermissionsQuery();
  const { session } = useWattdeskAuth();
  const toast = useToast();
  // An answer that says nothing is no refusal: another try may bring one that does.
  const isRefused = error !== null && !isInvalidPermissionsError(error);
  useEffect(() => {
    if (!signedIn || !isRefused) return;
    toast.error(error);
    // By nobody's will: what was typed before is kept for another try.
    session.expire('');
  }, [signedIn, error, isRefused, toast, session]);
  if (!signedIn) return <Navigate to="/login" replace />;
  if (error && !isRefused) return <LoadError text="rights.failed" fullPage onRetry={retry} />;
  return permissions ? <Navigate to={getLandingPath(permissions)} replace /> : null;
}
