import { useRef, type ReactNode, type RefObject } from 'react';
import type { Column, Entity } from '../../model/entity';
import { ProgressLine } from '../../ui/ProgressLine';
import { leastWidth } from './columnWidths';
import { isFiltered } from './listParams';
import { ListCards } from './ListCards';
import { EmptyNotice, FailedNotice, UnfinishedNotice, UnidentifiedNotice, WaitingNotice } from './ListNotice';
import { ListTable } from './ListTable';
import type { ListQuery } from './phase';
import { countUnidentified, isOpened } from './row';
import { useRows } from './rows';
import type { ListControl } from './useListParams';
import { useDensity } from './useDensity';
import { useTableFits } from './useTableFits';

interface Props {
  entity: Entity;
  title: string;
  columns: readonly Column[];
  list: ListControl;
  query: ListQuery;
  /** Takes the focus when the row that had it is gone. */
  place?: RefObject<HTMLDivElement | null>;
  /** Rows whose end is waited for no longer. */
  unfinished?: number | undefined;
  /** Pages: one card with the table. */
  footer?: ReactNode;
  /** The button that an empty list offers. */
  children: ReactNode;
}

/** More bars than fit on a screen only make the page jump when the rows are there. */
const MOST_SKELETONS = 20;

/**
 * The rows, or what stands in their place. Only one of table and cards is in the page: cards on a telephone, and
 * wherever a column would have less room than its content needs.
 */
export function ListBody({ entity, title, columns, list, query, place, unfinished, footer, children }: Props) {
  const { phase, rows, error, refreshing, refetch } = query;
  const { hasMenu, selection } = useRows();
  const own = useRef<HTMLDivElement>(null);
  const root = place ?? own;
  const [density] = useDensity();
  const least = leastWidth(columns, entity, { boxes: selection !== undefined, menus: hasMenu });
  const isTable = useTableFits(root, {
    key: columns.map((column) => column.title).join('\n'),
    least,
    isFilled: rows.length > 0,
  });
  // Of rows that are only read nobody misses the id.
  const needsIds = hasMenu || selection !== undefined || isOpened(entity);
  const Rows = isTable ? ListTable : ListCards;
  return (
    <div ref={root} tabIndex={-1} className={isTable ? 'wd-list wd-card' : 'wd-list'} data-density={density}>
      {refreshing && <ProgressLine />}
      <Rows
        title={title}
        columns={columns}
        rows={rows}
        skeletons={phase === 'first' ? Math.min(list.params.perPage, MOST_SKELETONS) : 0}
        stale={phase === 'changing'}
        busy={refreshing}
      />
      {needsIds && (
        <UnidentifiedNotice count={countUnidentified(entity, rows)} picks={!hasMenu && selection !== undefined} />
      )}
      {unfinished !== undefined && <UnfinishedNotice count={unfinished} onRefresh={refetch} />}
      {phase === 'waiting' && <WaitingNotice />}
      {error && <FailedNotice error={error} onRetry={refetch} />}
      {phase === 'ready' && rows.length === 0 && (
        <EmptyNotice
          text={entity.list?.empty}
          filtered={isFiltered(list.params.filter, list.kept)}
          onReset={() => list.setFilter(list.kept)}
        >
          {children}
        </EmptyNotice>
      )}
      {footer}
    </div>
  );
}
