import { useRef, type ReactNode, type RefObject } from 'react';
import type { Column, Entity } from '../../model/entity/entity';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { ProgressBar } from '../../ui/ProgressBar';
import { getMinTableWidth } from '../shell/columnWidths';
import { isFiltered } from '../read/listParams';
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
import { countRowsWithoutId, hasRecordLinks } from '../records/rowIds';
import { useListRows } from './listRowsContext';
import type { ListControl } from './useListParams';
import { useDensity } from './useDensity';
import { useTableLayout } from './useTableLayout';

interface Props {
  entity: Entity;
  title: string;
  columns: readonly Column[];
  list: ListControl;
  query: ListQueryState;
  /** Takes the focus when the row that had it is gone. */
  listRef?: RefObject<HTMLDivElement | null>;
  /** Rows whose end is waited for no longer. */
  unfinished?: number | undefined;
  /** Pages: one card with the table. */
  footer?: ReactNode;
  /** The button that an empty list offers. */
  children: ReactNode;
}

interface LayoutProps extends Omit<Props, 'listRef'> {
  listRef: RefObject<HTMLDivElement | null>;
}

/** More bars than fit on a screen only make the page jump when the rows are there. */
const MOST_SKELETONS = 20;

/** The rows, as a table or as cards, or what stands in their place. */
function ListLayout({ isTable, ...props }: LayoutProps & { isTable: boolean }) {
  const { entity, title, columns, list, query, listRef, unfinished, footer, children } = props;
  const { phase, rows, error, refreshing, refetch } = query;
  const { hasMenu, selection } = useListRows();
  const [density] = useDensity();
  // Of rows that are only read nobody misses the id.
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
      {unfinished !== undefined && <PendingRowsNotice count={unfinished} onRefresh={refetch} />}
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

/** Only one of table and cards is in the page: cards on a telephone, and wherever the columns have too little width. */
function MeasuredList(props: LayoutProps) {
  const { entity, columns, query, listRef } = props;
  const { hasMenu, selection } = useListRows();
  const isTable = useTableLayout(listRef, {
    columnsKey: [entity.name, ...columns.map(({ title }) => title)].join('\n'),
    minimumWidth: getMinTableWidth(columns, entity, { boxes: selection !== undefined, menus: hasMenu }),
    hasRows: query.rows.length > 0,
  });
  return <ListLayout {...props} isTable={isTable} />;
}

/** The body of a list. A table that cannot be drawn, or measured, gives way to cards; the screen around it stays. */
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
