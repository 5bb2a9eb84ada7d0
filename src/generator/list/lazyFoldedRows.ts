import { lazyComponent } from '../../ui/lazyComponent';
import { ListTable } from './ListTable';

/** Lazy-loads the narrow table, which few lists have. */
export const lazyFoldedRows = lazyComponent(() => import('./FoldedRows').then(({ FoldedRows }) => FoldedRows), {
  LoadingComponent: ListTable,
  withoutMui: true,
});
