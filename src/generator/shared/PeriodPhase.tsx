import type { DisplayedField, ObjectShape } from '../../model/entity/entity';
import { getFieldAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { DisplayCell } from '../../widgets/cells/FieldValue';
import type { Row } from './listRowIds';

interface Props {
  shape: ObjectShape;
  /** The two fields of the period, and a display format that needs both values. */
  source: DisplayedField;
  record: Row;
}

/** Renders whether the period between two fields is upcoming, running or ended. */
export function PeriodPhase({ shape, source, record }: Props) {
  const { field: path, periodEndField = path, display } = source;
  const from = getFieldAtPath(shape, path);
  if (!from) return null;
  const value = [getValueAtPath(shape, path, record), getValueAtPath(shape, periodEndField, record)];
  return <DisplayCell value={value} field={from} record={record} format={display} />;
}
