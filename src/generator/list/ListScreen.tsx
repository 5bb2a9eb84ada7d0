import { useMemo, useRef, useState } from 'react';
import { ResourceContextProvider, useStore } from 'ra-core';
import { filterDefaults } from '../../model/filters';
import { useConfig } from '../../widgets/context/config';
import { useViewOnly } from '../../widgets/context/viewOnly';
import { useTexts } from '../../widgets/useTexts';
import type { CustomViewProps } from '../extensions';
import { AboveList } from './AboveList';
import { canCreate } from './actionable';
import { ChartButton } from './chart/ChartButton';
import { ListChart } from './chart/ListChart';
import { CreateButton } from './CreateButton';
import { ExportButton } from './export/ExportButton';
import { FilterBar } from './FilterBar';
import { ListBody } from './ListBody';
import { ListDialogs } from './ListDialogs';
import { ListFooter } from './ListFooter';
import { ListHeader } from './ListHeader';
import type { ListRules } from './listParams';
import { ResultCount } from './ResultCount';
import { RowsProvider } from './rows';
import { useColumns } from './useColumns';
import { useDelete } from './useDelete';
import { useFocusAfterDelete } from './useFocusAfterDelete';
import { useFormAhead } from './useFormAhead';
import { useListParams } from './useListParams';
import { useListQuery } from './useListQuery';
import { usePageInstead } from './usePageInstead';
import { useRowActions, type OpenRowDialog } from './useRowActions';

/** The list of an entity, drawn from its definition: filters, rows with their actions, pages. */
export function ListScreen({ entity: module, reading }: Omit<CustomViewProps, 'view'>) {
  const { entity } = module;
  const { pageSize } = useConfig();
  const viewOnly = useViewOnly();
  const texts = useTexts(entity);
  const rules = useMemo<ListRules>(() => {
    const filters = entity.list?.filters ?? [];
    return { pageSize, filters, defaults: filterDefaults(filters) };
  }, [entity, pageSize]);

  const list = useListParams(rules);
  const query = useListQuery(entity.name, list.params);
  const columns = useColumns(entity);
  const [charted, setCharted] = useStore(`${entity.name}.chart`, false);
  const [rowDialog, setRowDialog] = useState<OpenRowDialog>();
  const place = useRef<HTMLDivElement>(null);
  const deletion = useDelete(entity, useFocusAfterDelete(place));
  const rows = useRowActions({ module, reading, list, deletion, onDialog: setRowDialog });

  const { shown, settled } = usePageInstead(list, query);
  useFormAhead(entity, shown.phase === 'ready');

  const title = texts.title();
  const create = canCreate(entity) && !viewOnly ? { entity, reading, list } : undefined;
  return (
    <ResourceContextProvider value={entity.name}>
      <RowsProvider value={rows}>
        <ListHeader title={title} columns={columns} onRefresh={query.refetch}>
          {entity.list?.chart && <ChartButton open={charted} onToggle={() => setCharted(!charted)} />}
          {entity.list?.export && !viewOnly && (
            <ExportButton module={module} columns={columns.shown} filter={list.params.filter} />
          )}
          {create && <CreateButton {...create} />}
        </ListHeader>
        {entity.list?.above && <AboveList module={module} name={entity.list.above} />}
        <FilterBar entity={entity} list={list} />
        {entity.list?.chart && charted && <ListChart entity={entity} rows={shown.rows} />}
        <ListBody
          {...{ entity, title, list, place }}
          columns={columns.shown}
          query={shown}
          footer={<ListFooter list={list} total={query.total} pageSize={pageSize} loading={shown.phase === 'first'} />}
        >
          {create && <CreateButton {...create} first />}
        </ListBody>
        <ResultCount total={query.total} settled={settled} />
        <ListDialogs module={module} list={list} row={rowDialog} onRowClose={() => setRowDialog(undefined)} />
      </RowsProvider>
    </ResourceContextProvider>
  );
}
