import { Navigate } from 'ra-core';
import { useT } from '../../i18n/useT';
import { ChangePasswordForm } from '../password/ChangePasswordForm';
import { useSession } from '../useSession';
import { CredentialsStep } from './CredentialsStep';
import { LoginFrame } from './LoginFrame';
import { OtpStep } from './OtpStep';
import { useSignIn } from './useSignIn';

/** `/login`, drawn without menu and top bar. Who is signed in has no business here. */
export function LoginPage() {
  const signIn = useSignIn();
  const session = useSession();
  const t = useT();
  if (session) return <Navigate to="/redirect" replace />;
  const titles = {
    credentials: t('auth.signInTitle'),
    otp: t('auth.otpTitle'),
    changePassword: t('auth.changePasswordTitle'),
  };
  return (
    <LoginFrame title={titles[signIn.step]}>
      {signIn.step === 'credentials' ? (
        <CredentialsStep username={signIn.username} busy={signIn.busy} onSubmit={signIn.begin} />
      ) : null}
      {signIn.step === 'otp' ? <OtpStep {...signIn} /> : null}
      {signIn.step === 'changePassword' ? (
        <ChangePasswordForm
          username={signIn.username}
          onDone={signIn.back}
          onCancel={signIn.back}
          cancelLabel={t('auth.back')}
        />
      ) : null}
    </LoginFrame>
  );
}
