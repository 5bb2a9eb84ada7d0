import { useId } from 'react';
import { getFieldValue } from '../../model/values/getFieldValue';
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { Field } from '../../model/entity/entity';
import { isEmptyOrEmptyList } from '../../model/values/isEmpty';
import { FieldValue } from '../cells/FieldValue';
import { isRowList, ReadOnlyRows } from './ReadOnlyRows';

interface Props {
  field: Field;
  label: string;
  /** The record, row or object that contains the field. */
  record: Readonly<Record<string, unknown>>;
  format?: ColumnFormat;
}

/** Renders a read-only value below its label. */
export function LabeledValue({ field, label, record, format }: Props) {
  const id = useId();
  const value = getFieldValue(record, field);
  // The fields of an object have labels of their own, so the label of the object is rendered as a heading.
  const isGroup = field.shape !== undefined;
  return (
    <fieldset aria-labelledby={id} className="wd-read-only">
      <div id={id} className={isGroup ? 'wd-read-only-group' : 'wd-read-only-name'}>
        {label}
      </div>
      <div className="wd-read-only-value wd-whole">
        {isEmptyOrEmptyList(value) && <span aria-hidden>–</span>}
        {isRowList(field) ? (
          <ReadOnlyRows field={field} label={label} value={value} parentValues={record} />
        ) : (
          <FieldValue field={field} record={record} {...(format ? { format } : {})} />
        )}
      </div>
    </fieldset>
  );
}
