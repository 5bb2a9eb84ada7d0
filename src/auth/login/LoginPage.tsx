import { Navigate, useLocation } from 'ra-core';
import { useSession } from '../useSession';
import { LoginFrame } from './LoginFrame';
import { SignInSteps, useStepTitle } from './SignInSteps';
import { useSignIn } from './useSignIn';

/** Where the user was when the session ended, and who that was. */
export interface CameFrom {
  to: string;
  userPk?: string | undefined;
}

const cameFrom = (state: unknown): CameFrom | undefined =>
  typeof state === 'object' && state !== null && 'to' in state && typeof state.to === 'string'
    ? (state as CameFrom)
    : undefined;

/** `/login`, drawn without menu and top bar. Who is signed in has no business here. */
export function LoginPage() {
  const signIn = useSignIn();
  const session = useSession();
  const title = useStepTitle(signIn);
  const from = cameFrom(useLocation().state);
  if (session) {
    // Another account has a start of its own.
    const isSame = from?.userPk === undefined || from.userPk === session.userPk;
    return <Navigate to={from && isSame ? from.to : '/redirect'} replace />;
  }
  return (
    <LoginFrame title={title}>
      <SignInSteps signIn={signIn} />
    </LoginFrame>
  );
}
