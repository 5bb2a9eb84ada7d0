import { memo } from 'react';
import { valueIn } from '../model/aliases';
import type { ColumnFormat } from '../model/definition';
import type { Field } from '../model/entity';
import { CELLS } from './cells/formats';
import { useEntityModule } from './context/entity';
import { FieldBoundary } from './FieldBoundary';
import { useWidget } from './useWidget';
import { useWordedField } from './useWordedField';

interface Props {
  field: Field;
  record: Readonly<Record<string, unknown>>;
  /** The column's own format; by default the field's widget shows the value. */
  format?: ColumnFormat;
}

function OpenCell({ field, record, format = field.ui.column?.format }: Props) {
  const { Cell } = useWidget(field);
  const Shown = format && format !== 'text' ? CELLS[format] : Cell;
  return <Shown value={valueIn(record, field)} field={useWordedField(field.name, field)} record={record} />;
}

/** One value of a record in a table or in a read-only form. */
export const FieldCell = memo(function FieldCell(props: Props) {
  const { entity } = useEntityModule();
  return (
    <FieldBoundary entity={entity.name} field={props.field.name} version={props.field} inline>
      <OpenCell {...props} />
    </FieldBoundary>
  );
});
