import { createElement } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import { renderColumnHeading } from '../../ui/renderColumnHeading';
import type { SortingProps } from './Sorting';

/** The controls with which users sort a list. Their code is loaded only for lists that the server can sort. */
export const lazySorting = lazyComponent(() => import('./Sorting').then(({ Sorting }) => Sorting), {
  LoadingComponent: ({ columns, fields }: SortingProps) =>
    fields ? createElement('div', { className: 'wd-sort-menu' }) : renderColumnHeading(columns[0]!.title),
  withoutMui: true,
});
