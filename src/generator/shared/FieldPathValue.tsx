import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { ObjectShape } from '../../model/entity/entity';
import { getFieldAtPath, getParentObjectAtPath } from '../../model/values/fieldPath';
import { FieldValue } from '../../widgets/cells/FieldValue';
import type { Row } from './listRowIds';

interface Props {
  shape: ObjectShape;
  /** The path of the field in the record. For example, `audit.createBy` is a field of a nested object. */
  path: string;
  record: Row;
  format?: ColumnFormat | undefined;
}

/** Renders the value of a field, which may belong to a nested object of the record. */
export function FieldPathValue({ shape, path, record, format }: Props) {
  const field = getFieldAtPath(shape, path);
  if (!field) return null;
  return (
    <FieldValue field={field} record={getParentObjectAtPath(shape, path, record)} {...(format ? { format } : {})} />
  );
}
