import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useToast } from '../../widgets/useToast';
import type { Credentials } from '../authApi';
import { useWattdeskAuth } from '../authProvider';

export type Step = 'credentials' | 'otp' | 'changePassword';

export interface SignIn {
  step: Step;
  username: string;
  busy: boolean;
  /** User name and password: pre-login, then login or the step that pre-login asks for. */
  begin(credentials: Credentials): void;
  /** @param onRefused after a failed call; the step stays */
  confirm(otp: string, onRefused: () => void): void;
  resend(): void;
  back(): void;
}

/**
 * The way in: pre-login, optionally a one-time password or a new password, then login. A failed
 * call shows the server's message and leaves the user on the step it failed on. The session begins
 * in the auth provider; the page leaves by itself once there is one.
 */
export function useSignIn(): SignIn {
  const auth = useWattdeskAuth();
  const toast = useToast();
  const [step, setStep] = useState<Step>('credentials');
  const [entered, setEntered] = useState<Credentials>({ username: '', password: '' });
  const onError = (error: Error): void => toast.error(error);

  const login = useMutation({ mutationFn: auth.login, onError });
  const otp = useMutation({ mutationFn: auth.api.requestOtp, onError });
  const preLogin = useMutation({
    mutationFn: auth.api.preLogin,
    onError,
    onSuccess: ({ otpRequired, changePasswordRequired }, credentials) => {
      setEntered(credentials);
      if (changePasswordRequired) setStep('changePassword');
      else if (!otpRequired) login.mutate(credentials);
      else {
        setStep('otp');
        otp.mutate(credentials.username);
      }
    },
  });
  const busy = preLogin.isPending || login.isPending || otp.isPending;

  return {
    step,
    username: entered.username,
    busy,
    begin: (credentials) => !busy && preLogin.mutate(credentials),
    confirm: (code, onRefused) => !busy && login.mutate({ ...entered, otp: code }, { onError: onRefused }),
    resend: () => !busy && otp.mutate(entered.username),
    back: () => setStep('credentials'),
  };
}
