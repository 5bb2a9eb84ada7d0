import { useLocation } from 'ra-core';
import { useWattdeskAuth } from '../authProvider';
import { useSignInSession } from '../useSignInSession';
import { LoginLayout } from './LoginLayout';
import { ProviderLoginPage } from './ProviderLoginPage';
import { SignedInRedirect } from './SignedInRedirect';
import { SignInSteps, useStepTitle } from './SignInSteps';
import { useSignIn } from './useSignIn';

/** The `/login` page, which has no menu and no top bar. Signed-in users are redirected. */
export function LoginPage() {
  const provider = useWattdeskAuth().api.type?.identityProvider;
  return provider ? <ProviderLoginPage provider={provider} /> : <PasswordLoginPage />;
}

function PasswordLoginPage() {
  const signIn = useSignIn();
  const session = useSignInSession();
  const title = useStepTitle(signIn);
  const { state } = useLocation();
  if (session) return <SignedInRedirect session={session} state={state} />;
  return (
    <LoginLayout title={title}>
      <SignInSteps signIn={signIn} />
    </LoginLayout>
  );
}
