import { useEffect } from 'react';
import { Navigate } from 'ra-core';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';
import { landingPath } from './resources/rights';
import { useResources } from './resources/useResources';
import { useSession } from './useSession';

/**
 * The blank page that picks the landing page. When the resources cannot be read the session ends:
 * /login would send a signed-in user straight back here.
 */
export function Redirect() {
  const signedIn = useSession() !== undefined;
  const { resources, error } = useResources();
  const { session } = useWattdeskAuth();
  const toast = useToast();
  useEffect(() => {
    if (!signedIn || !error) return;
    toast.error(error);
    session.end();
  }, [signedIn, error, toast, session]);
  if (!signedIn) return <Navigate to="/login" replace />;
  return resources ? <Navigate to={landingPath(resources)} replace /> : null;
}
