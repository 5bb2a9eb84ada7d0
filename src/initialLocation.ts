import { basePath } from './ui/basePath';

/** The location that the page was opened with, below the base path. */
export const initialLocation = {
  path: `/${window.location.pathname.slice(basePath.length)}`,
  search: window.location.search,
} as const;
