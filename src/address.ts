import { basePath } from './ui/base';

/** The address that the page was opened with, below the app's base. */
export const opened = {
  path: `/${window.location.pathname.slice(basePath.length)}`,
  search: window.location.search,
} as const;
