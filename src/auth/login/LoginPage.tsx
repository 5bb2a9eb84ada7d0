import { Navigate, useLocation } from 'ra-core';
import { readReturnLocation } from '../returnPath';
import { useWattdeskAuth } from '../authProvider';
import { useSession } from '../useSession';
import { LoginLayout } from './LoginLayout';
import { ProviderLoginPage } from './ProviderLoginPage';
import { SignInSteps, useStepTitle } from './SignInSteps';
import { useSignIn } from './useSignIn';

/** The `/login` page, which has no menu and no top bar. Signed-in users are redirected. */
export function LoginPage() {
  const { api } = useWattdeskAuth();
  const session = useSession();
  const from = readReturnLocation(useLocation().state);
  if (session) {
    // The saved location is opened only if the same user signs in again. Any other user is redirected to the
    // landing page.
    const isSame = from?.userPk === undefined || from.userPk === session.userPk;
    return <Navigate to={from && isSame ? from.to : '/redirect'} replace />;
  }
  const provider = api.type?.identityProvider;
  return provider ? <ProviderLoginPage provider={provider} /> : <PasswordLoginPage />;
}

function PasswordLoginPage() {
  const signIn = useSignIn();
  const title = useStepTitle(signIn);
  return (
    <LoginLayout title={title}>
      <SignInSteps signIn={signIn} />
    </LoginLayout>
  );
}
