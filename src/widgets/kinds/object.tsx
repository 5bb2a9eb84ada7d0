import { createLazyInput } from '../createLazyInput';

/** Widget for a nested object. Its fields form a group. */
export const widget = createLazyInput(() => import('../inputs/ObjectInput').then(({ ObjectInput }) => ObjectInput), {
  withoutMui: true,
});
