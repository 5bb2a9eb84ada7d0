/** English texts of the sign-in page and of the dialog in which a user signs in again. They are lazy-loaded. */

export const signInTexts = {
  signInTitle: 'Sign in',
  againTitle: 'Please sign in again',
  againText: 'Your session has ended. Your changes are kept. Sign in, then save them.',
  giveUp: 'Discard my changes',
  username: 'User Name',
  password: 'Password',
  login: 'Login',
  noUsername: 'Please input user name',
  noPassword: 'Please input password',
  otpTitle: 'Enter your one-time password',
  otpHint: 'A code was sent to the account %{username}.',
  otp: 'One-Time Password',
  noOtp: 'Please input one-time password',
  resend: 'Resend',
  changePasswordTitle: 'Choose a new password',
  withProvider: 'Sign in with %{name}',
  signingIn: 'Signing in…',
  failed: 'Sign-in failed. Please try again.',
  windowBlocked: 'Your browser blocked the sign-in window. Please allow pop-ups for this page, then try again.',
};
