import { useId } from 'react';
import { valueIn } from '../../model/values/aliases';
import type { ColumnFormat } from '../../model/language/definition';
import type { Field } from '../../model/entity/entity';
import { FieldValue } from '../cells/FieldValue';
import { areRows, ReadOnlyRows } from './ReadOnlyRows';

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
        {areRows(field) ? (
          <ReadOnlyRows field={field} label={label} value={valueIn(record, field)} around={record} />
        ) : (
          <FieldValue field={field} record={record} {...(format ? { format } : {})} />
        )}
      </div>
    </fieldset>
  );
}
