import { useState } from 'react';
import { useNotificationContext } from 'ra-core';
import { useMutation } from '@tanstack/react-query';
import { useToast } from '../../widgets/useToast';
import type { LoginCredentials, PreLoginResponse } from '../authApi';
import { useWattdeskAuth } from '../authProvider';

type Step = 'credentials' | 'otp' | 'changePassword';

export interface SignInController {
  step: Step;
  username: string;
  busy: boolean;
  /**
   * Sends user name and password to pre-login. Then either sends the login request or shows the step that pre-login
   * requires.
   * @param onRefused called with the error after a failed request
   */
  begin(credentials: LoginCredentials, onRefused: (failure: Error) => void): void;
  /**
   * Sends the one-time password.
   * @param onRefused called with the error after a failed request; the step stays the same
   */
  confirm(otp: string, onRefused: (failure: Error) => void): void;
  resend(): void;
  back(): void;
}

/**
 * Returns the state and the functions of the sign-in flow: pre-login, then a one-time password or a password change
 * if pre-login requires it, then login. After a failed request the step stays the same and the server's message is
 * shown.
 * @param known the user name if the same user signs in again
 */
export function useSignIn(known = ''): SignInController {
  const auth = useWattdeskAuth();
  const toast = useToast();
  const { resetNotifications } = useNotificationContext();
  const [step, setStep] = useState<Step>('credentials');
  const [entered, setEntered] = useState<LoginCredentials>({ username: known, password: '' });
  const onError = (error: Error): void => toast.error(error);

  const login = useMutation({ mutationFn: auth.login, onError });
  const otp = useMutation({ mutationFn: auth.api.requestOtp, onError });
  const preLogin = useMutation({ mutationFn: auth.api.preLogin, onError });
  const busy = preLogin.isPending || login.isPending || otp.isPending;

  const continueSignIn = (
    credentials: LoginCredentials,
    way: PreLoginResponse,
    onRefused: (failure: Error) => void,
  ): void => {
    setEntered(credentials);
    if (way.changePasswordRequired) setStep('changePassword');
    else if (!way.otpRequired) login.mutate(credentials, { onError: onRefused });
    else {
      setStep('otp');
      otp.mutate(credentials.username);
    }
  };

  // The error messages of the previous attempt are removed.
  const runStep = (run: () => void): void => {
    if (busy) return;
    resetNotifications();
    run();
  };

  return {
    step,
    username: entered.username,
    busy,
    begin: (credentials, onRefused) =>
      runStep(() =>
        preLogin.mutate(credentials, {
          onSuccess: (way) => continueSignIn(credentials, way, onRefused),
          onError: onRefused,
        }),
      ),
    confirm: (code, onRefused) => runStep(() => login.mutate({ ...entered, otp: code }, { onError: onRefused })),
    resend: () => runStep(() => otp.mutate(entered.username)),
    back: () => setStep('credentials'),
  };
}
