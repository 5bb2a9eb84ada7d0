import type { ReactNode } from 'react';
import { useLocale } from 'ra-core';
import { useT } from '../../i18n/useT';
import { Button } from '../../ui/Button';
import { useConfig } from '../../widgets/context/config';
import { EntityProvider } from '../../widgets/context/entity';
import { FilterBar } from '../list/FilterBar';
import { ListBody } from '../list/ListBody';
import { ListFooter } from '../list/ListFooter';
import { ResultCount } from '../list/ResultCount';
import { RowsProvider } from '../list/rows';
import { useColumns } from '../list/useColumns';
import type { ListControl } from '../list/useListParams';
import { SelectionBar } from '../selection/SelectionBar';
import type { Place } from './place';
import { useAssignment, type AssignmentControl } from './useAssignment';

function BatchButtons({ choice: { selection, gathered }, batch }: AssignmentControl) {
  const t = useT();
  const disabled = selection.ids.size === 0 || gathered !== undefined || batch.running !== undefined;
  return (
    <>
      <Button look="outlined" disabled={disabled} onClick={() => batch.run('unassign')}>
        {t('assignment.unassign')}
      </Button>
      <Button look="contained" disabled={disabled} onClick={() => batch.run('assign')}>
        {t('assignment.assign')}
      </Button>
    </>
  );
}

interface Props {
  place: Place;
  title: string;
  /** Puts rows, pages and buttons into their frame: that of a dialog, or of a section. */
  renderFrame: (parts: { body: ReactNode; pages: ReactNode; buttons: ReactNode }) => ReactNode;
  /** Another page begins at its top. */
  onPage?: () => void;
  /** After something was assigned or taken away. */
  onChanged?: (() => unknown) | undefined;
}

/** Filters, rows to choose from, pages, and the two buttons. */
export function AssignmentBody({ place, title, renderFrame, onPage, onChanged }: Props) {
  const t = useT();
  const locale = useLocale();
  const { pageSize } = useConfig();
  const { entity } = place.rows;
  const columns = useColumns(entity);
  const control = useAssignment(place, onChanged);
  const { list, query, settled, choice, gatherAll, batch, rows } = control;
  const { selection, gathered } = choice;
  const count = selection.ids.size.toLocaleString(locale);
  const busyText = { assign: t('assignment.assigning', { count }), unassign: t('assignment.unassigning', { count }) };
  const setPage: ListControl['setPage'] = (page, change) => {
    onPage?.();
    list.setPage(page, change);
  };
  const body = (
    <>
      <FilterBar module={place.rows} list={list} slash={false} />
      <SelectionBar
        chosen={selection.ids.size}
        all={selection.all}
        wholePage={rows.selection.page === 'all'}
        total={query.isOpen ? undefined : query.total}
        gathered={gathered}
        running={batch.running && busyText[batch.running]}
        onAll={gatherAll}
        onStop={choice.stop}
        onClear={choice.clear}
      />
      <ListBody entity={entity} title={title} columns={columns.shown} list={list} query={query}>
        {null}
      </ListBody>
      <ResultCount query={query} settled={settled} />
    </>
  );
  const pages = (
    <ListFooter list={{ ...list, setPage }} query={query} pageSize={pageSize} loading={query.phase === 'first'} />
  );
  return (
    <EntityProvider value={place.rows}>
      <RowsProvider value={rows}>{renderFrame({ body, pages, buttons: <BatchButtons {...control} /> })}</RowsProvider>
    </EntityProvider>
  );
}
