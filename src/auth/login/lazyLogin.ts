import { lazyComponent } from '../../ui/lazyComponent';

/** Over the screen of whoever has something unsaved there. */
export const lazySignInAgain = lazyComponent(() =>
  import('./SignInAgainDialog').then(({ SignInAgainDialog }) => SignInAgainDialog),
);

/** Most visits begin signed in: the sign-in page is no part of the first load. */
export const lazyLoginPage = lazyComponent(() => import('./LoginPage').then(({ LoginPage }) => LoginPage));
