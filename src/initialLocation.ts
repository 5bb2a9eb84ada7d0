import { basePath } from './ui/basePath';

/** The location at which the page was opened. The path is relative to the base path of the app. */
export const initialLocation = {
  path: `/${window.location.pathname.slice(basePath.length)}`,
  search: window.location.search,
} as const;
