import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for several files that are sent with the record. */
export const widget: FieldWidget = createLazyInput(
  () => import('../inputs/RecordFilesInput').then(({ RecordFilesInput }) => RecordFilesInput),
  { withoutMui: true },
);
