import { ChangePasswordForm } from '../password/ChangePasswordForm';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { CredentialsStep } from './CredentialsStep';
import { OtpStep } from './OtpStep';
import { useSignInTranslate } from './useSignInTranslate';
import type { SignInController } from './useSignIn';

/** Renders the current step of the sign-in. */
export function SignInSteps({ signIn }: { signIn: SignInController }) {
  const t = useAppTranslate();
  const { step, username, busy, begin, back } = signIn;
  if (step === 'otp') return <OtpStep {...signIn} />;
  if (step === 'changePassword')
    return <ChangePasswordForm username={username} onDone={back} onCancel={back} cancelLabel={t('auth.back')} />;
  return <CredentialsStep username={username} busy={busy} onSubmit={begin} />;
}

const TITLES = {
  credentials: 'signInTitle',
  otp: 'otpTitle',
  changePassword: 'changePasswordTitle',
} as const;

/** Returns the title of the step. */
export const useStepTitle = ({ step }: SignInController): string => useSignInTranslate()(TITLES[step]);
