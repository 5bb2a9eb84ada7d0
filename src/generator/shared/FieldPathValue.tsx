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
  /** For example `audit.createBy`, a field of a nested object. */
  path: string;
  record: Row;
  format?: ColumnFormat | undefined;
}

/** Renders the value of a field, which may be in a nested object of the record. */
export function FieldPathValue({ shape, path, record, format }: Props) {
  const field = getFieldAtPath(shape, path);
  if (!field) return null;
  return (
    <FieldValue field={field} record={getParentObjectAtPath(shape, path, record)} {...(format ? { format } : {})} />
  );
}

interface ShareProps extends Pick<Props, 'shape' | 'path' | 'record'> {
  /** Path of the total. */
  of: string;
}

/** Shows a value as a percentage of another field. */
export function PercentageValue({ shape, path, record, of }: ShareProps) {
  const { language } = useFormatTexts();
  const share = getRatio(getValueAtPath(shape, path, record), getValueAtPath(shape, of, record));
  return share === undefined ? null : formatPercentage(share, language);
}

const PARTS = /(\{[^{}\s]+\})/;

/** Renders the value of a placeholder; if it is empty, its default or a dash. */
function Placed({ shape, path, record }: Omit<Props, 'format'>) {
  const field = getFieldAtPath(shape, path);
  if (!field) return null;
  const value = getValueAtPath(shape, path, record);
  if (isEmpty(value) && field.default === undefined) return '–';
  // The text around the placeholder contains the unit.
  const { unit: _, ...ui } = field.ui;
  return (
    <FieldValue
      field={{ ...field, ui }}
      record={{ ...getParentObjectAtPath(shape, path, record), [field.name]: isEmpty(value) ? field.default : value }}
    />
  );
}

/**
 * Renders a text whose placeholders are formatted like their fields: `{earningCurrency} {earningValue} =
 * {earningPoints} points`.
 */
export const FilledText = ({ shape, text, record }: Omit<Props, 'path' | 'format'> & { text: string }) =>
  text
    .split(PARTS)
    .map((part, index) => (
      <Fragment key={index}>
        {PARTS.test(part) ? <Placed shape={shape} path={part.slice(1, -1)} record={record} /> : part}
      </Fragment>
    ));
