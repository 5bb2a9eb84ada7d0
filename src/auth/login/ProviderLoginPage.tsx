import { useEffect, useState } from 'react';
import { HttpError, useLocation, useNavigate } from 'ra-core';
import CircularProgress from '@mui/material/CircularProgress';
import { useToast } from '../../widgets/useToast';
import type { IdentityProvider, ProviderSignIn } from '../authApi';
import { useWattdeskAuth } from '../authProvider';
import { useSignInSession } from '../useSignInSession';
import { LoginLayout } from './LoginLayout';
import { ProviderButton } from './ProviderSignIn';
import { SignedInRedirect } from './SignedInRedirect';
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
  const user = useSignInSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [status, setStatus] = useState(() => getInitialStatus(provider));
  const [signedIn, setSignedIn] = useState<ProviderSignIn>();
  useEffect(() => {
    const fail = (error: unknown): void => {
      // The messages of the protocol's library are for developers.
      const isForUsers = error instanceof HttpError;
      if (!isForUsers) console.error(error instanceof Error ? error.message : 'The sign-in failed');
      toast.error(isForUsers ? error : new Error(t('failed')));
      setStatus('idle');
    };
    if (status === 'opening') void provider.open(undefined).catch(fail);
    if (status !== 'completing') return;
    provider.complete().then(setSignedIn, fail);
    navigate('/login', { replace: true });
    // The status changes when the user tries again, and the other values never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status]);
  useEffect(() => {
    if (!signedIn) return;
    session.start(signedIn.session);
    if (signedIn.isWindow) window.close();
  }, [session, signedIn]);
  if (user) return <SignedInRedirect session={user} state={signedIn?.location ?? state} />;
  return (
    <LoginLayout title={t('signInTitle')}>
      {status === 'idle' ? (
        <ProviderButton provider={provider} onOpen={() => provider.open(state)} />
      ) : (
        <CircularProgress aria-label={t('signingIn')} />
      )}
    </LoginLayout>
  );
}
