import { lazyComponent } from '../../src/ui/lazyComponent';

/** Read late: whoever replaces the views of the app by these is loaded by the screens themselves. */
export const lampViews = {
  'lamp-list': lazyComponent(async () => (await import('./lampScreens')).LampList),
  'lamp-form': lazyComponent(async () => (await import('./lampScreens')).LampForm),
};
