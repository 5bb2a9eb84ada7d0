import { lazyComponent } from '../ui/lazyComponent';

/** The 404 page is lazy-loaded, because few users ever see it. */
export const lazyNotFound = lazyComponent(() => import('./NotFound').then(({ NotFound }) => NotFound), {
  withoutMui: true,
});
