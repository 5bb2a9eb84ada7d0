import { late } from '../../ui/late';

/** Most visits begin signed in: the sign-in page is no part of the first load. */
export const loginPage = late(() => import('./LoginPage').then(({ LoginPage }) => LoginPage));
