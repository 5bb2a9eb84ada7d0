import { Fragment } from 'react';
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { Shape } from '../../model/entity/entity';
import { getFieldAtPath, getParentObjectAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { isEmpty } from '../../model/values/isEmpty';
import { formatPercentage, getRatio } from '../../model/formatting/formatPercentage';
import { useFormatTexts } from '../../widgets/useFormatTexts';
import { FieldValue } from '../../widgets/cells/FieldValue';
import type { Row } from './rowIds';

interface Props {
  shape: Shape;
  /** `audit.createBy` of an object inside the record. */
  path: string;
  record: Row;
  format?: ColumnFormat | undefined;
}

/** The value of a field, also of one inside an object of the record. */
export function FieldPathValue({ shape, path, record, format }: Props) {
  const field = getFieldAtPath(shape, path);
  if (!field) return null;
  return (
    <FieldValue field={field} record={getParentObjectAtPath(shape, path, record)} {...(format ? { format } : {})} />
  );
}

interface ShareProps extends Pick<Props, 'shape' | 'path' | 'record'> {
  /** Path of the whole. */
  of: string;
}

/** What part of another field the value is, in percent. */
export function PercentageValue({ shape, path, record, of }: ShareProps) {
  const { language } = useFormatTexts();
  const share = getRatio(getValueAtPath(shape, path, record), getValueAtPath(shape, of, record));
  return share === undefined ? null : formatPercentage(share, language);
}

const PARTS = /(\{[^{}\s]+\})/;

/** What stands for a value that is missing: its default, or a dash. */
function Placed({ shape, path, record }: Omit<Props, 'format'>) {
  const field = getFieldAtPath(shape, path);
  if (!field) return null;
  const value = getValueAtPath(shape, path, record);
  if (isEmpty(value) && field.default === undefined) return '–';
  // The sentence has words of its own for units.
  const { unit: _, ...ui } = field.ui;
  return (
    <FieldValue
      field={{ ...field, ui }}
      record={{ ...getParentObjectAtPath(shape, path, record), [field.name]: isEmpty(value) ? field.default : value }}
    />
  );
}

/** A sentence whose placeholders read as their fields do: `{earningCurrency} {earningValue} = {earningPoints} points`. */
export const FilledText = ({ shape, text, record }: Omit<Props, 'path' | 'format'> & { text: string }) =>
  text
    .split(PARTS)
    .map((part, index) => (
      <Fragment key={index}>
        {PARTS.test(part) ? <Placed shape={shape} path={part.slice(1, -1)} record={record} /> : part}
      </Fragment>
    ));
