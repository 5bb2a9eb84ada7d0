import { useRef, type ReactNode } from 'react';
import { useLocale } from 'ra-core';
import { useT } from '../../i18n/useT';
import { Button } from '../../ui/Button';
import { ariaKey, KEYS } from '../../ui/keys';
import { PartBoundary } from '../../ui/PartBoundary';
import { SaveKey } from '../../ui/SaveKey';
import { EntityProvider } from '../../widgets/context/entity';
import { useSaveKey } from '../form/useSaveKey';
import { FilterBar } from '../list/FilterBar';
import { ListBody } from '../list/ListBody';
import { ListFooter } from '../list/ListFooter';
import { RowsProvider } from '../list/rows';
import { useColumns } from '../list/useColumns';
import type { ListControl } from '../list/useListParams';
import { SelectionBar } from '../selection/SelectionBar';
import type { Place } from './place';
import { useAssignment, type AssignmentControl } from './useAssignment';

interface ButtonsProps extends AssignmentControl {
  /** Ctrl+S assigns: the page around it has no other use for the key. */
  hasKey: boolean;
}

/** Each is live only while it would change something of what is chosen. */
function BatchButtons({ choice: { gathered }, batch, changing, hasKey }: ButtonsProps) {
  const t = useT();
  const keyed = useRef<HTMLButtonElement>(null);
  useSaveKey(keyed, (button) => button.click());
  const rests = gathered === undefined && batch.running === undefined;
  return (
    <>
      <Button look="outlined" disabled={!rests || !changing.unassign} onClick={() => batch.run('unassign')}>
        {t('assignment.unassign')}
      </Button>
      <Button
        look="contained"
        disabled={!rests || !changing.assign}
        onClick={() => batch.run('assign')}
        {...(hasKey ? { ref: keyed, 'aria-keyshortcuts': ariaKey(KEYS.save) } : {})}
      >
        {t('assignment.assign')}
        {hasKey && <SaveKey />}
      </Button>
    </>
  );
}

/** How many are assigned, said again when that changes; the line is kept until it is known. */
function Count({ count }: Pick<AssignmentControl, 'count'>) {
  const t = useT();
  const locale = useLocale();
  const said = count && {
    count: count.assigned.toLocaleString(locale),
    total: count.total.toLocaleString(locale),
  };
  return <output className="wd-assigned">{said && t('assignment.count', said)}</output>;
}

/** Tells a screen reader which rows are shown, once they are there. */
function Shown({ query: { total, isOpen, rows }, settled, list: { params } }: AssignmentControl) {
  const t = useT();
  const from = (params.page - 1) * params.perPage + 1;
  const to = from + rows.length - 1;
  const range = isOpen ? t('list.rangeOpen', { from, to }) : t('list.range', { from, to, count: total });
  return (
    <output className="wd-hidden">
      {settled && (rows.length > 0 ? range : t('list.results', { smart_count: 0 }))}
    </output>
  );
}

interface Props {
  place: Place;
  title: string;
  /** Its pages and filters. */
  list: ListControl;
  /**
   * It has the page for itself: it says how many of all are assigned, and Ctrl+S assigns. On the screen of a record
   * the figures and the key are those of the screen.
   */
  isDialog?: boolean;
  /** Its rows are only read: none can be chosen. */
  isReadOnly?: boolean;
  /** How many rows a page has where nobody has chosen. */
  pageSize: number;
  /** Puts rows, pages and buttons into their frame: that of a dialog, or of a section. */
  renderFrame: (parts: { body: ReactNode; pages: ReactNode; buttons: ReactNode }) => ReactNode;
  /** Another page begins at its top. */
  onPage?: () => void;
  /** After something was assigned or taken away. */
  onChanged?: (() => unknown) | undefined;
}

function Body(props: Props) {
  const { place, title, isDialog = false, isReadOnly = false, pageSize, renderFrame, onPage, onChanged } = props;
  const t = useT();
  const locale = useLocale();
  const { entity } = place.rows;
  const columns = useColumns(entity);
  const control = useAssignment({ place, list: props.list, isCounted: isDialog, onChanged });
  const { list, query, choice, gatherAll, batch, rows } = control;
  const { selection, gathered } = choice;
  const { selection: rowSelection, ...readRows } = rows;
  const count = selection.ids.size.toLocaleString(locale);
  const busyText = { assign: t('assignment.assigning', { count }), unassign: t('assignment.unassigning', { count }) };
  const top = useRef<HTMLDivElement>(null);
  const setPage: ListControl['setPage'] = (page, change) => {
    onPage?.();
    // The next rows are read, and chosen, from the first one on.
    top.current?.focus({ preventScroll: onPage !== undefined });
    // In a window without height it is the whole dialog that scrolls.
    if (top.current && onPage && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
    list.setPage(page, change);
  };
  const body = (
    <>
      {isDialog && <Count count={control.count} />}
      <PartBoundary title={t('list.filters')} versions={[place]}>
        <FilterBar module={place.rows} list={list} slash={false} />
      </PartBoundary>
      {!isReadOnly && (
        <SelectionBar
          chosen={selection.ids.size}
          all={selection.all}
          wholePage={rowSelection.page === 'all'}
          total={query.isOpen ? undefined : query.total}
          gathered={gathered}
          running={batch.running && busyText[batch.running]}
          onAll={gatherAll}
          onStop={choice.stop}
          onClear={choice.clear}
        />
      )}
      <ListBody entity={entity} title={title} columns={columns.shown} list={list} query={query} place={top}>
        {null}
      </ListBody>
      <Shown {...control} />
    </>
  );
  const pages = (
    <ListFooter list={{ ...list, setPage }} query={query} pageSize={pageSize} loading={query.phase === 'first'} />
  );
  return (
    <RowsProvider value={isReadOnly ? readRows : rows}>
      {renderFrame({ body, pages, buttons: <BatchButtons {...control} hasKey={isDialog} /> })}
    </RowsProvider>
  );
}

/** How many are assigned, filters, rows to choose from, pages, and the two buttons. */
export const AssignmentBody = (props: Props) => (
  <EntityProvider value={props.place.rows}>
    <Body {...props} />
  </EntityProvider>
);
