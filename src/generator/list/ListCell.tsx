import { Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { CellSource, Column } from '../../model/entity';
import { FieldCell } from '../../widgets/FieldCell';
import { useWarmForm } from '../formParts';
import type { Row } from './actionable';
import { sourceOf } from './cellSource';
import { useRows } from './rows';

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function Value({ source, row }: { source: CellSource; row: Row }) {
  const { entity } = useRows();
  const from = entity.shape.fields[source.field];
  const to = source.to === undefined ? undefined : entity.shape.fields[source.to];
  if (!from) return null;
  if (!to) return <FieldCell field={from} record={row} format={source.format} />;
  return (
    <>
      <FieldCell field={from} record={row} format={source.format} />
      {isThere(row[from.name]) && isThere(row[to.name]) && ' - '}
      <FieldCell field={to} record={row} format={source.format} />
    </>
  );
}

function IdLink({ row }: { row: Row }) {
  const { entity, linkOf } = useRows();
  const warm = useWarmForm(entity);
  const link = linkOf(row);
  const text = String(row[entity.id] ?? row['id'] ?? '');
  if (!link) return <>{text}</>;
  return (
    <Link component={LinkBase} to={link.to} state={link.state} onPointerEnter={warm} onFocus={warm}>
      {text}
    </Link>
  );
}

/** What stands in one cell: the id as the way into the record, everything else by its widget. */
export function ListCell({ column, row }: { column: Column; row: Row }) {
  const { entity } = useRows();
  if (column.field === entity.id) return <IdLink row={row} />;
  return <Value source={sourceOf(column, row)} row={row} />;
}
