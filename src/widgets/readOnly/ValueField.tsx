import { useId } from 'react';
import { getFieldValue } from '../../model/values/alternateNames';
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { Field } from '../../model/entity/entity';
import { FieldValue } from '../cells/FieldValue';
import { isRowList, ReadOnlyRows } from './ReadOnlyRows';

interface Props {
  field: Field;
  label: string;
  /** The record, or the row or object, in which the field stands. */
  record: Readonly<Record<string, unknown>>;
  format?: ColumnFormat;
}

/** A value under its name, to be read. */
export function ValueField({ field, label, record, format }: Props) {
  const id = useId();
  // Values with labels of their own need a heading, not one more label.
  const isGroup = field.shape !== undefined;
  return (
    <fieldset aria-labelledby={id} className="wd-read-only">
      <div id={id} className={isGroup ? 'wd-read-only-group' : 'wd-read-only-name'}>
        {label}
      </div>
      <div className="wd-read-only-value wd-whole">
        {isRowList(field) ? (
          <ReadOnlyRows field={field} label={label} value={getFieldValue(record, field)} parentValues={record} />
        ) : (
          <FieldValue field={field} record={record} {...(format ? { format } : {})} />
        )}
      </div>
    </fieldset>
  );
}
