import { lazyComponent } from '../../ui/lazyComponent';

/** Shown over a screen with unsaved changes. */
export const lazySignInAgain = lazyComponent(() =>
  import('./SignInAgainDialog').then(({ SignInAgainDialog }) => SignInAgainDialog),
);

/** Most visits start signed in: the sign-in page is not part of the first load. */
export const lazyLoginPage = lazyComponent(() => import('./LoginPage').then(({ LoginPage }) => LoginPage));
