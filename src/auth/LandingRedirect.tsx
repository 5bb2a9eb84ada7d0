import { useEffect } from 'react';
import { Navigate } from 'ra-core';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';
import { LoadError } from '../ui/LoadError';
import { isMalformedPermissionsError, getLandingPath } from './permissions';
import { usePermissionsQuery } from './usePermissionsQuery';
import { useSignInSession } from './useSignInSession';

/**
 * An empty page that redirects to the user's landing page. If the server refuses to send the permissions, the
 * session ends. Redirecting to /login would not help, because /login redirects a signed-in user back to this page.
 */
export function LandingRedirect() {
  const signedIn = useSignInSession() !== undefined;
  const { permissions, error, retry } = usePermissionsQuery();
  const { session, api } = useWattdeskAuth();
  const toast = useToast();
  // An unreadable response does not mean that the server refused the permissions: a retry may succeed.
  const canEnd = api.type?.canSignOut !== false;
  const isRefused = error !== null && canEnd && !isMalformedPermissionsError(error);
  useEffect(() => {
    if (!signedIn || !isRefused) return;
    toast.error(error);
    // The user has not signed out, so drafts (stored unsaved changes) are kept until the next sign-in.
    session.expire('');
  }, [signedIn, error, isRefused, toast, session]);
  if (!signedIn) return <Navigate to="/login" replace />;
  if (error && !isRefused) return <LoadError text="rights.failed" fullPage onRetry={retry} />;
  return permissions ? <Navigate to={getLandingPath(permissions)} replace /> : null;
}
