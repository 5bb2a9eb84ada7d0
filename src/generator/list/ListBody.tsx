import { useRef, type ReactNode, type RefObject } from 'react';
import type { Column, Entity } from '../../model/entity/entity';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { ProgressBar } from '../../ui/ProgressBar';
import { getMinTableWidth } from '../screenLayout/columnWidths';
import { ListCards } from './ListCards';
import {
  EmptyListNotice,
  ListLoadErrorNotice,
  PendingRowsNotice,
  RowsWithoutIdNotice,
  RequiredFiltersNotice,
} from './ListNotices';
import { lazyFoldedRows } from './lazyFoldedRows';
import { ListTable } from './ListTable';
import type { ListQueryState } from './listQueryState';
import { countRowsWithoutId, hasRecordLinks } from '../shared/listRowIds';
import { useListRows } from './listRowsContext';
import type { ListController } from './useListParams';
import { useDensity } from './useDensity';
import { useIsTableShown } from './useIsTableShown';

interface Props {
  entity: Entity;
  title: string;
  columns: readonly Column[];
  list: ListController;
  query: ListQueryState;
  /** The element of the list. It receives the focus when the focused row is removed. */
  listRef?: RefObject<HTMLDivElement | null>;
  /** Number of rows that the server was still processing when polling stopped. */
  pendingCount?: number | undefined;
  /** The pagination. It is rendered in the same card as the table. */
  footer?: ReactNode;
  /** The button that is shown if the list is empty. */
  children: ReactNode;
}

interface LayoutProps extends Omit<Props, 'listRef'> {
  listRef: RefObject<HTMLDivElement | null>;
}

/**
 * Maximum number of skeleton rows. If there were more skeleton rows than fit on a screen, the layout would shift
 * when the rows are loaded.
 */
const MOST_SKELETONS = 20;

/** Renders the rows as a table or as cards. If there are no rows, renders a notice. */
function ListLayout({ isTable, ...props }: LayoutProps & { isTable: boolean }) {
  const { entity, title, columns, list, query, listRef, pendingCount, footer, children } = props;
  const { phase, rows, error, refreshing, refetch } = query;
  const { hasMenu, selection } = useListRows();
  const [density] = useDensity(entity.name, list.params.view);
  // Rows need an id only for row actions, selection and links. If the list has none of these, a missing id is not
  // reported.
  const needsIds = hasMenu || selection !== undefined || hasRecordLinks(entity);
  const canFold = columns.some(({ foldInto }) => foldInto);
  const Rows = isTable ? ListTable : canFold ? lazyFoldedRows.Component : ListCards;
  return (
    <div ref={listRef} tabIndex={-1} className={isTable ? 'wd-list wd-card' : 'wd-list'} data-density={density}>
      {refreshing && <ProgressBar />}
      <Rows
        title={title}
        columns={columns}
        rows={rows}
        skeletons={phase === 'first' ? Math.min(list.params.perPage, MOST_SKELETONS) : 0}
        stale={phase === 'changing'}
        busy={refreshing}
        list={list}
      />
      {needsIds && (
        <RowsWithoutIdNotice count={countRowsWithoutId(entity, rows)} picks={!hasMenu && selection !== undefined} />
      )}
      {pendingCount !== undefined && <PendingRowsNotice count={pendingCount} onRefresh={refetch} />}
      {phase === 'waiting' && <RequiredFiltersNotice />}
      {error && <ListLoadErrorNotice error={error} onRetry={refetch} />}
      {phase === 'ready' && rows.length === 0 && (
        <EmptyListNotice entity={entity} list={list}>
          {children}
        </EmptyListNotice>
      )}
      {footer}
    </div>
  );
}

/**
 * Measures the list and renders it as a table or as cards. Cards are used on a phone, and wherever the columns do
 * not fit.
 */
function MeasuredList(props: LayoutProps) {
  const { entity, columns, query, listRef } = props;
  const { hasMenu, selection } = useListRows();
  const isTable = useIsTableShown(listRef, {
    columnsKey: [entity.name, ...columns.map(({ title }) => title)].join('\n'),
    minimumWidth: getMinTableWidth(columns, entity, { boxes: selection !== undefined, menus: hasMenu }),
    hasRows: query.rows.length > 0,
  });
  return <ListLayout {...props} isTable={isTable} />;
}

/**
 * The body of a list. If rendering or measuring the table throws an error, cards are rendered instead. The screen
 * that contains the list is not affected.
 */
export function ListBody({ listRef, ...props }: Props) {
  const { title, columns } = props;
  const own = useRef<HTMLDivElement>(null);
  const body = { ...props, listRef: listRef ?? own };
  return (
    <SectionErrorBoundary title={title} resetKeys={[columns]}>
      <ErrorBoundary
        name={`The table "${title}"`}
        resetKeys={[columns]}
        renderFailure={() => <ListLayout {...body} isTable={false} />}
      >
        <MeasuredList {...body} />
      </ErrorBoundary>
    </SectionErrorBoundary>
  );
}
