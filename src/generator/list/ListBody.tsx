import { useRef, type ReactNode, type RefObject } from 'react';
import type { Column, Entity } from '../../model/entity/entity';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { ProgressBar } from '../../ui/ProgressBar';
import { getMinTableWidth } from '../screenLayout/columnWidths';
import { isFiltered } from '../queries/listParams';
import { ListCards } from './ListCards';
import {
  EmptyNotice,
  FailedNotice,
  PendingRowsNotice,
  RowsWithoutIdNotice,
  RequiredFiltersNotice,
} from './ListNotices';
import { ListTable } from './ListTable';
import type { ListQueryState } from './listQueryState';
import { countRowsWithoutId, hasRecordLinks } from '../shared/rowIds';
import { useListRows } from './listRowsContext';
import type { ListControl } from './useListParams';
import { useDensity } from './useDensity';
import { useIsTableShown } from './useIsTableShown';

interface Props {
  entity: Entity;
  title: string;
  columns: readonly Column[];
  list: ListControl;
  query: ListQueryState;
  /** Receives the focus when the focused row disappears. */
  listRef?: RefObject<HTMLDivElement | null>;
  /** Number of rows that are still pending although polling has stopped. */
  pendingCount?: number | undefined;
  /** The pagination, rendered in the same card as the table. */
  footer?: ReactNode;
  /** The button shown in an empty list. */
  children: ReactNode;
}

interface LayoutProps extends Omit<Props, 'listRef'> {
  listRef: RefObject<HTMLDivElement | null>;
}

/** Maximum number of skeleton rows. More than fit on a screen only cause a layout shift when the rows are loaded. */
const MOST_SKELETONS = 20;

/** Renders the rows as table or cards, or the notice shown instead of them. */
function ListLayout({ isTable, ...props }: LayoutProps & { isTable: boolean }) {
  const { entity, title, columns, list, query, listRef, pendingCount, footer, children } = props;
  const { phase, rows, error, refreshing, refetch } = query;
  const { hasMenu, selection } = useListRows();
  const [density] = useDensity();
  // A missing id does not matter for rows that can only be read.
  const needsIds = hasMenu || selection !== undefined || hasRecordLinks(entity);
  const Rows = isTable ? ListTable : ListCards;
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
      />
      {needsIds && (
        <RowsWithoutIdNotice count={countRowsWithoutId(entity, rows)} picks={!hasMenu && selection !== undefined} />
      )}
      {pendingCount !== undefined && <PendingRowsNotice count={pendingCount} onRefresh={refetch} />}
      {phase === 'waiting' && <RequiredFiltersNotice />}
      {error && <FailedNotice error={error} onRetry={refetch} />}
      {phase === 'ready' && rows.length === 0 && (
        <EmptyNotice
          text={entity.list?.emptyMessage}
          filtered={isFiltered(list.params.filter, list.lockedFilter)}
          onReset={() => list.setFilter(list.lockedFilter)}
        >
          {children}
        </EmptyNotice>
      )}
      {footer}
    </div>
  );
}

/** Renders either table or cards: cards on a phone, and wherever the columns do not fit. */
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
 * The body of a list. If the table cannot be rendered or measured, cards are rendered instead; the surrounding
 * screen is not affected.
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
