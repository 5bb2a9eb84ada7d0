import { Navigate } from 'ra-core';
import { readReturnLocation } from '../returnPath';
import type { SignInSession } from '../sessionStore';

interface Props {
  session: SignInSession;
  /** The state of the sign-in page's history entry, which contains the location that was open before. */
  state: unknown;
}

/**
 * Leaves the sign-in page. The location that was open before is opened only if the same user signs in again. Any
 * other user is redirected to the landing page.
 */
export function SignedInRedirect({ session, state }: Props) {
  const from = readReturnLocation(state);
  const isSame = from?.userPk === undefined || from.userPk === session.userPk;
  return <Navigate to={from && isSame ? from.to : '/redirect'} replace />;
}
