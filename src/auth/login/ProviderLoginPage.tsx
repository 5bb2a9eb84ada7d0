import { useEffect, useState } from 'react';
import { HttpError, useLocation, useNavigate } from 'ra-core';
import CircularProgress from '@mui/material/CircularProgress';
import { useToast } from '../../widgets/useToast';
import type { IdentityProvider } from '../authApi';
import { useWattdeskAuth } from '../authProvider';
import { LoginLayout } from './LoginLayout';
import { ProviderButton } from './ProviderSignIn';
import { useSignInTranslate } from './useSignInTranslate';

type Status = 'idle' | 'opening' | 'completing';

const getInitialStatus = (provider: IdentityProvider): Status => {
  if (provider.hasResponse()) return 'completing';
  return provider.isWindow() ? 'opening' : 'idle';
};

/**
 * The `/login` page for a sign-in at an identity provider. The identity provider returns to this page, and its
 * response is then exchanged for a session. The response is removed from the URL at once.
 */
export function ProviderLoginPage({ provider }: { provider: IdentityProvider }) {
  const t = useSignInTranslate();
  const { session } = useWattdeskAuth();
  const { state: location } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [status, setStatus] = useState(() => getInitialStatus(provider));
  useEffect(() => {
    const fail = (error: unknown): void => {
      // The messages of the protocol's library are for developers.
      const isTold = error instanceof HttpError;
      if (!isTold) console.error(error instanceof Error ? error.message : 'The sign-in failed');
      toast.error(isTold ? error : new Error(t('failed')));
      setStatus('idle');
    };
    if (status === 'opening') void provider.open(undefined).catch(fail);
    if (status !== 'completing') return;
    const completion = provider.complete();
    navigate('/login', { replace: true });
    completion.then((signedIn) => {
      navigate('/login', { replace: true, state: signedIn.location });
      session.start(signedIn.session);
      if (signedIn.isWindow) window.close();
    }, fail);
    // The status changes when the user tries again, and the other values never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status]);
  return (
    <LoginLayout title={t('signInTitle')}>
      {status === 'idle' ? (
        <ProviderButton provider={provider} onOpen={() => provider.open(location)} />
      ) : (
        <CircularProgress aria-label={t('signingIn')} />
      )}
    </LoginLayout>
  );
}
