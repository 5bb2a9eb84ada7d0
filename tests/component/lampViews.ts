import { late } from '../../src/ui/late';

/** Read late: whoever replaces the views of the app by these is loaded by the screens themselves. */
export const lampViews = {
  'lamp-list': late(async () => (await import('./lampScreens')).LampList),
  'lamp-form': late(async () => (await import('./lampScreens')).LampForm),
};
