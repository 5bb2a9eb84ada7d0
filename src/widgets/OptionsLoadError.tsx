import { lazyComponent } from '../ui/lazyComponent';

/** The error message of an option list that failed to load. Its code is loaded with the first failure. */
export const { Component: OptionsLoadError } = lazyComponent(
  () => import('./OptionsLoadMessage').then(({ OptionsLoadMessage }) => OptionsLoadMessage),
  { withoutMui: true },
);
