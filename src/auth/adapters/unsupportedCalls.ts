import type { AuthApi } from '../authApi';

const reject = async (): Promise<never> => {
  throw new Error('The configured type of sign-in has no such call');
};

/** The calls of the operator's API that no other type of sign-in has. The app offers none of them. */
export const unsupportedCalls: Pick<AuthApi, 'preLogin' | 'requestOtp' | 'changePassword' | 'login'> = {
  preLogin: reject,
  requestOtp: reject,
  changePassword: reject,
  login: reject,
};
