import { useEffect } from 'react';
import { Navigate } from 'ra-core';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';
import { LoadError } from '../ui/LoadError';
import { isInvalidPermissionsError, getLandingPath } from './permissions';
import { usePermissionsQuery } from './usePermissionsQuery';
import { useSession } from './useSession';

/**
 * An empty page that redirects to the landing page. If the permissions cannot be loaded the session ends: /login
 * would redirect a signed-in user back here.
 */
export function LandingRedirect() {
  const signedIn = useSession() !== undefined;
  const { permissions, error, retry } = usePermissionsQuery();
  const { session } = useWattdeskAuth();
  const toast = useToast();
  // An invalid response is not a refusal: a retry may succeed.
  const isRefused = error !== null && !isInvalidPermissionsError(error);
  useEffect(() => {
    if (!signedIn || !isRefused) return;
    toast.error(error);
    // Not a sign-out by the user: drafts are kept for the next sign-in.
    session.expire('');
  }, [signedIn, error, isRefused, toast, session]);
  if (!signedIn) return <Navigate to="/login" replace />;
  if (error && !isRefused) return <LoadError text="rights.failed" fullPage onRetry={retry} />;
  return permissions ? <Navigate to={getLandingPath(permissions)} replace /> : null;
}
