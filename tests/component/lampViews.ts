import { lazyComponent } from '../../src/ui/lazyComponent';

/** Lazy: a test file that mocks the app's views with these would otherwise be imported by the screens it imports. */
export const lampViews = {
  'lamp-list': lazyComponent(async () => (await import('./lampScreens')).LampList),
  'lamp-form': lazyComponent(async () => (await import('./lampScreens')).LampForm),
};
