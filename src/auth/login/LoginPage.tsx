import { Navigate, useLocation } from 'ra-core';
import { readReturnPath } from '../returnPath';
import { useSession } from '../useSession';
import { LoginFrame } from './LoginFrame';
import { SignInSteps, useStepTitle } from './SignInSteps';
import { useSignIn } from './useSignIn';

/** The `/login` page, which has no menu and no top bar. Signed-in users are redirected. */
export function LoginPage() {
  const signIn = useSignIn();
  const session = useSession();
  const title = useStepTitle(signIn);
  const from = readReturnPath(useLocation().state);
  if (session) {
    // The saved location is opened only if the same user signs in again. Any other user is redirected to the
    // landing page.
    const isSame = from?.userPk === undefined || from.userPk === session.userPk;
    return <Navigate to={from && isSame ? from.to : '/redirect'} replace />;
  }
  return (
    <LoginFrame title={title}>
      <SignInSteps signIn={signIn} />
    </LoginFrame>
  );
}
