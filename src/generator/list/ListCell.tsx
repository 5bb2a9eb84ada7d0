import { LinkBase } from 'ra-core';
import type { CellSource, Column } from '../../model/entity';
import { readAt } from '../../model/fieldPath';
import { isEmpty, textOf } from '../../model/reading/empty';
import { PathValue } from '../sections/PathValue';
import { shownId, type Row } from './row';
import { useRows } from './rows';

function Value({ source, row }: { source: CellSource; row: Row }) {
  const { shape } = useRows().entity;
  const { field, to, format } = source;
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

function IdLink({ row }: { row: Row }) {
  const { entity, linkOf, warm } = useRows();
  const link = linkOf(row);
  const text = textOf(shownId(entity, row));
  if (!link) return <>{text}</>;
  return (
    <LinkBase className="wd-link" to={link.to} state={link.state} onPointerEnter={warm} onFocus={warm}>
      {text}
    </LinkBase>
  );
}

/** What stands in one cell: the id as the way into the record, everything else as it reads. */
export function ListCell({ column, row }: { column: Column; row: Row }) {
  const { entity } = useRows();
  const isId = entity.ids.length === 1 && column.field === entity.ids[0];
  if (isId) return <IdLink row={row} />;
  const isMissing = column.fallback !== undefined && isEmpty(readAt(entity.shape, column.field, row));
  return <Value source={isMissing ? column.fallback! : column} row={row} />;
}
