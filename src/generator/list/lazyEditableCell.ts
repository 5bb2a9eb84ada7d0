import { lazyComponent } from '../../ui/lazyComponent';
import type { EditableCellProps } from '../inlineEdit/inlineEditProps';

/** A cell whose value can be changed in place. Its code is loaded only for lists that have such cells. */
export const lazyEditableCell = lazyComponent(
  () => import('../inlineEdit/EditableCell').then(({ EditableCell }) => EditableCell),
  { LoadingComponent: ({ children }: EditableCellProps) => children, withoutMui: true },
);
