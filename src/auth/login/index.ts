import { late } from '../../ui/late';

/** Over the screen of whoever has something unsaved there. */
export const signInAgain = late(() => import('./SignInAgain').then(({ SignInAgain }) => SignInAgain));

/** Most visits begin signed in: the sign-in page is no part of the first load. */
export const loginPage = late(() => import('./LoginPage').then(({ LoginPage }) => LoginPage));
