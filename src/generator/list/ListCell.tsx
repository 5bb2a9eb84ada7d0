import type { ReactNode } from 'react';
import { LinkBase } from 'ra-core';
import type { CellSource, Column } from '../../model/entity';
import { readAt } from '../../model/fieldPath';
import { isEmpty, textOf } from '../../model/reading/empty';
import { late } from '../../ui/late';
import { PathValue } from '../sections/PathValue';
import { Ellipsis } from '../../widgets/cells/TextCell';
import type { FileCellProps } from './FileCell';
import { leadingColumn, shownId, type Row } from './row';
import { useRows } from './rows';

const fileCell = late<FileCellProps>(() => import('./FileCell').then(({ FileCell }) => FileCell), {
  Waiting: ({ text }) => <Ellipsis text={text} />,
  plain: true,
});

function Value({ source, row }: { source: CellSource; row: Row }) {
  const { shape } = useRows().entity;
  const { field, to, format, file, call } = source;
  const name = file === undefined ? '' : textOf(readAt(shape, field, row));
  if (file !== undefined && name !== '')
    return <fileCell.Component text={name} uri={readAt(shape, file, row)} {...(call ? { call, row } : {})} />;
  const from = <PathValue shape={shape} path={field} record={row} format={format} />;
  if (to === undefined) return from;
  const hasBoth = !isEmpty(readAt(shape, field, row)) && !isEmpty(readAt(shape, to, row));
  return (
    <>
      {from}
      {hasBoth && ' - '}
      <PathValue shape={shape} path={to} record={row} format={format} />
    </>
  );
}

/** The way into a row's record, where there is one. */
export function RowLink({ row, children }: { row: Row; children: ReactNode }) {
  const { linkOf, warm } = useRows();
  const link = linkOf(row);
  if (!link) return children;
  return (
    <LinkBase className="wd-link" to={link.to} state={link.state} onPointerEnter={warm} onFocus={warm}>
      {children}
    </LinkBase>
  );
}

/** What stands in one cell: the id, or else the name, as the way into the record, everything else as it reads. */
export function ListCell({ column, row }: { column: Column; row: Row }) {
  const { entity } = useRows();
  const isEmptyCell = isEmpty(readAt(entity.shape, column.field, row));
  const source = column.fallback !== undefined && isEmptyCell ? column.fallback : column;
  // A way to a file is none into the record.
  if (column.file !== undefined || column.field !== leadingColumn(entity)) return <Value source={source} row={row} />;
  if (column.field === entity.ids[0]) return <RowLink row={row}>{textOf(shownId(entity, row))}</RowLink>;
  // A link needs a text.
  return (
    <RowLink row={row}>{isEmptyCell ? textOf(shownId(entity, row)) : <Value source={source} row={row} />}</RowLink>
  );
}
