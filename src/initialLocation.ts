import { basePath } from './ui/basePath';

/** The location at which the page was opened, below the base path. */
export const initialLocation = {
  path: `/${window.location.pathname.slice(basePath.length)}`,
  search: window.location.search,
} as const;
