import { lazyComponent } from '../../ui/lazyComponent';

/** The sign-in dialog that is shown over a screen with unsaved changes. */
export const lazySignInAgainDialog = lazyComponent(() =>
  import('./SignInAgainDialog').then(({ SignInAgainDialog }) => SignInAgainDialog),
);

/** The sign-in page is lazy-loaded, because most users are already signed in when they open the app. */
export const lazyLoginPage = lazyComponent(() => import('./LoginPage').then(({ LoginPage }) => LoginPage));
