const base = import.meta.env.BASE_URL;

/** The address that the page was opened with, below the app's base. */
export const opened = {
  path: `/${window.location.pathname.slice(base.length)}`,
  search: window.location.search,
} as const;
