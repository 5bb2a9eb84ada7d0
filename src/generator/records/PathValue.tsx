import { Fragment } from 'react';
import type { ColumnFormat } from '../../model/language/definition';
import type { Shape } from '../../model/entity/entity';
import { fieldAt, ownerAt, readAt } from '../../model/values/fieldPath';
import { isEmpty } from '../../model/values/empty';
import { formatShare, shareOf } from '../../model/reading/share';
import { usePlainWords } from '../../widgets/useWords';
import { FieldValue } from '../../widgets/cells/FieldValue';
import type { Row } from './row';

interface Props {
  shape: Shape;
  /** `audit.createBy` of an object inside the record. */
  path: string;
  record: Row;
  format?: ColumnFormat | undefined;
}

/** The value of a field, also of one inside an object of the record. */
export function PathValue({ shape, path, record, format }: Props) {
  const field = fieldAt(shape, path);
  if (!field) return null;
  return <FieldValue field={field} record={ownerAt(shape, path, record)} {...(format ? { format } : {})} />;
}

interface ShareProps extends Pick<Props, 'shape' | 'path' | 'record'> {
  /** Path of the whole. */
  of: string;
}

/** What part of another field the value is, in percent. */
export function ShareValue({ shape, path, record, of }: ShareProps) {
  const { language } = usePlainWords();
  const share = shareOf(readAt(shape, path, record), readAt(shape, of, record));
  return share === undefined ? null : formatShare(share, language);
}

const PARTS = /(\{[^{}\s]+\})/;

/** What stands for a value that is missing: its default, or a dash. */
function Placed({ shape, path, record }: Omit<Props, 'format'>) {
  const field = fieldAt(shape, path);
  if (!field) return null;
  const value = readAt(shape, path, record);
  if (isEmpty(value) && field.default === undefined) return '–';
  // The sentence has words of its own for units.
  const { unit: _, ...ui } = field.ui;
  return (
    <FieldValue
      field={{ ...field, ui }}
      record={{ ...ownerAt(shape, path, record), [field.name]: isEmpty(value) ? field.default : value }}
    />
  );
}

/** A sentence whose placeholders read as their fields do: `{earningCurrency} {earningValue} = {earningPoints} points`. */
export const TextOfValues = ({ shape, text, record }: Omit<Props, 'path' | 'format'> & { text: string }) =>
  text
    .split(PARTS)
    .map((part, index) => (
      <Fragment key={index}>
        {PARTS.test(part) ? <Placed shape={shape} path={part.slice(1, -1)} record={record} /> : part}
      </Fragment>
    ));
