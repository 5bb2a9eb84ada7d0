import { Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { Column } from '../../model/entity';
import { FieldCell } from '../../widgets/FieldCell';
import type { Row } from './actionable';
import { useRows } from './rows';

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function Value({ column, row }: { column: Column; row: Row }) {
  const { entity } = useRows();
  const from = entity.shape.fields[column.field];
  const to = column.to === undefined ? undefined : entity.shape.fields[column.to];
  if (!from) return null;
  if (!to) return <FieldCell field={from} record={row} format={column.format} />;
  return (
    <>
      <FieldCell field={from} record={row} format={column.format} />
      {isThere(row[from.name]) && isThere(row[to.name]) && ' - '}
      <FieldCell field={to} record={row} format={column.format} />
    </>
  );
}

function IdLink({ row }: { row: Row }) {
  const { entity, linkOf } = useRows();
  const link = linkOf(row);
  const text = String(row[entity.id] ?? row['id'] ?? '');
  if (!link) return <>{text}</>;
  return (
    <Link component={LinkBase} to={link.to} state={link.state}>
      {text}
    </Link>
  );
}

/** What stands in one cell: the id as the way into the record, everything else by its widget. */
export function ListCell({ column, row }: { column: Column; row: Row }) {
  const { entity } = useRows();
  return column.field === entity.id ? <IdLink row={row} /> : <Value column={column} row={row} />;
}
