import { createElement } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import { renderColumnHeading } from '../../ui/renderColumnHeading';
import type { SortingProps } from './SortControl';

/** The controls with which users sort a list. Their code is loaded only for lists that the server can sort. */
export const lazySortControl = lazyComponent(() => import('./SortControl').then(({ SortControl }) => SortControl), {
  LoadingComponent: ({ columns, fields }: SortingProps) =>
    fields ? createElement('div', { className: 'wd-sort-menu' }) : renderColumnHeading(columns[0]!.title),
  withoutMui: true,
});
