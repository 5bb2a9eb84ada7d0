import { RecordContextProvider, type RaRecord } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Column } from '../../model/entity/entity';
import { renderColumnHeading } from '../../ui/renderColumnHeading';
import { ROW_ID_ATTRIBUTE } from '../../ui/rowIdAttribute';
import { SkeletonCells } from '../screenLayout/ScreenSkeleton';
import { isNameColumn, ListColumnValue } from './ListColumnValue';
import { getRowKey, type Row } from '../shared/listRowIds';
import { RowActions } from './RowActions';
import { useListRows } from './listRowsContext';
import { PageCheckbox, RowCheckbox } from './SelectionCheckboxes';
import { lazySortControl } from './lazySortControl';
import type { ListController } from './useListParams';
import { useRowClick } from './useRowClick';

export interface ListRowsProps {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Number of skeleton rows before the first rows are loaded, otherwise 0. */
  skeletons: number;
  /** Whether the rows still belong to the previous page, because the current page is being loaded. */
  stale: boolean;
  busy: boolean;
  /** The state of the list, with the order that the user chose. */
  list: Pick<ListController, 'params' | 'setSort'>;
}

/** If the width is too small, the title column is the last column that shrinks. */
const getClass = ({ field, align }: Column, label: string): string => `wd-${align}${field === label ? ' wd-name' : ''}`;

function BodyRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const { entity, isBusy, selection, hasMenu, editing, isNamePlain } = useListRows();
  const isChosen = selection?.has(row) ?? false;
  const rowClick = useRowClick(
    row,
    isNamePlain?.(row) ? hasMenu : columns.some((column) => isNameColumn(entity, column, row)),
  );
  return (
    <RecordContextProvider value={row as RaRecord}>
      <tr
        {...{ [ROW_ID_ATTRIBUTE]: getRowKey(row) }}
        {...rowClick}
        aria-busy={isBusy(row) || undefined}
        aria-selected={selection ? isChosen : undefined}
      >
        {selection && (
          <td className="wd-cell-box">
            <RowCheckbox row={row} selection={selection} />
          </td>
        )}
        {columns.map((column) => (
          <td key={column.field} className={getClass(column, entity.titleField)}>
            {editing ? (
              <editing.Cell {...editing} column={column} row={row}>
                <ListColumnValue column={column} row={row} />
              </editing.Cell>
            ) : (
              <ListColumnValue column={column} row={row} />
            )}
          </td>
        ))}
        {hasMenu && (
          <td className="wd-cell-menu">
            <RowActions row={row} />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
}

/** Renders the rows of a page as a table. A table is used where all columns fit. */
export function ListTable({ title, columns, rows, skeletons, stale, busy, list }: ListRowsProps) {
  const t = useAppTranslate();
  const { entity, selection, hasMenu, hasButtons, sortFields } = useListRows();
  return (
    <div className="wd-table-frame">
      <table className="wd-table" aria-label={title} aria-busy={busy}>
        <thead>
          <tr>
            {selection && (
              <th className="wd-cell-box">
                <PageCheckbox selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.field} scope="col" className={`wd-${column.align}`}>
                {sortFields?.includes(column.field) ? (
                  <lazySortControl.Component columns={[column]} list={list} />
                ) : (
                  renderColumnHeading(column.title)
                )}
              </th>
            ))}
            {hasMenu && (
              <th scope="col" className="wd-cell-menu">
                <span className={hasButtons ? undefined : 'wd-hidden'}>{t('list.actionsColumn')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={stale ? 'wd-stale' : undefined}>
          {skeletons > 0 ? (
            <SkeletonCells
              count={skeletons}
              columns={columns}
              entity={entity}
              before={selection !== undefined}
              after={hasMenu}
            />
          ) : (
            rows.map((row) => <BodyRow key={getRowKey(row)} row={row} columns={columns} />)
          )}
        </tbody>
      </table>
    </div>
  );
}
