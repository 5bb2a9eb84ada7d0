import { RecordContextProvider, type RaRecord } from 'ra-core';
import type { Column } from '../../model/entity/entity';
import { getValueAtPath } from '../../model/values/fieldPath';
import { isEmpty } from '../../model/values/isEmpty';
import { addLineBreakHints } from '../../widgets/cells/TextCell';
import { lazySortControl } from './lazySortControl';
import { ROW_ID_ATTRIBUTE } from '../../ui/rowIdAttribute';
import { SkeletonCards } from '../screenLayout/ScreenSkeleton';
import { ListColumnValue, RowLink } from './ListColumnValue';
import type { ListRowsProps } from './ListTable';
import { getLinkColumn, getRowKey, type Row } from '../shared/listRowIds';
import { getRowTitle } from '../shared/getRowTitle';
import { RowActions } from './RowActions';
import { useListRows } from './listRowsContext';
import { PageCheckbox, RowCheckbox } from './SelectionCheckboxes';
import { useRowClick } from './useRowClick';

/**
 * Assigns the columns to the areas of a card. The title of the record is the heading, and the status is beside it.
 * All other columns are label-value pairs below the heading, also a file that is one of several names.
 */
function split(names: readonly string[], columns: readonly Column[]) {
  const status = columns.find(({ display }) => display === 'status');
  const isHeading = ({ field, fileUrlField }: Column): boolean =>
    names.includes(field) && (names.length === 1 || fileUrlField === undefined);
  const pairs = columns.filter((column) => column !== status && !isHeading(column));
  return { status, pairs };
}

function Card({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const {
    entity,
    nameFields = [entity.titleField],
    isBusy,
    selection,
    hasMenu,
    isNamePlain,
    markCreated,
  } = useListRows();
  const { status, pairs } = split(nameFields, columns);
  const isPlain = isNamePlain?.(row) === true;
  const { className = '', ...opening } = useRowClick(row, hasMenu || !isPlain);
  const leading = getLinkColumn(entity);
  const Heading = selection ? 'h3' : 'h2';
  const name = getRowTitle(entity, row, nameFields);
  // A time, a number or a link to a file is displayed as in a table.
  const formatted = columns.find(
    ({ field, display, fileUrlField }) =>
      nameFields.length === 1 &&
      field === nameFields[0] &&
      [field, fileUrlField ?? field].some((path) => !isEmpty(getValueAtPath(entity.shape, path, row))) &&
      (display !== 'text' || fileUrlField !== undefined),
  );
  const heading = formatted ? (
    <ListColumnValue column={formatted} row={row} />
  ) : (
    <RowLink row={row} isId={isPlain} second={leading !== undefined && leading !== entity.titleField}>
      {addLineBreakHints(name)}
    </RowLink>
  );
  return (
    <RecordContextProvider value={row as RaRecord}>
      <li
        {...{ [ROW_ID_ATTRIBUTE]: getRowKey(row) }}
        {...opening}
        className={`wd-card wd-row-card ${className}`}
        aria-busy={isBusy(row) || undefined}
      >
        <div className="wd-row-card-head">
          {selection && <RowCheckbox row={row} selection={selection} />}
          <Heading>{markCreated && !formatted ? markCreated(row, heading) : heading}</Heading>
          {status && <ListColumnValue column={status} row={row} />}
          {hasMenu && <RowActions row={row} />}
        </div>
        <dl className="wd-pairs">
          {pairs.map((column) => (
            <div key={column.field}>
              <dt>{column.title}</dt>
              <dd>
                <ListColumnValue column={column} row={row} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    </RecordContextProvider>
  );
}

/**
 * Renders the rows of a page as cards. Cards are used where the columns do not fit, because a table would have to
 * scroll horizontally.
 */
export function ListCards({ title, columns, rows, skeletons, stale, busy, list }: ListRowsProps) {
  const { entity, nameFields = [entity.titleField], selection, sortFields } = useListRows();
  if (skeletons > 0) {
    return (
      <div className="wd-row-cards" aria-hidden>
        <SkeletonCards count={skeletons} lines={split(nameFields, columns).pairs.length} />
      </div>
    );
  }
  return (
    <>
      {selection && rows.length > 0 && <PageCheckbox selection={selection} labelled />}
      {sortFields && <lazySortControl.Component columns={columns} fields={sortFields} list={list} />}
      <ul className={`wd-row-cards ${stale ? 'wd-stale' : ''}`} aria-label={title} aria-busy={busy}>
        {rows.map((row) => (
          <Card key={getRowKey(row)} row={row} columns={columns} />
        ))}
      </ul>
    </>
  );
}
