import { useWatch } from 'react-hook-form';
import type { Field } from '../../model/entity/entity';
import { useSiblingValues } from '../context/siblingValues';
import { FieldValue } from '../cells/FieldValue';
import { isRowList } from './ReadOnlyRows';
import { LabeledValue } from './LabeledValue';

interface Props {
  source: string;
  field: Field;
  label: string;
  compact?: boolean;
}

/**
 * Returns the names of fields whose values are needed to render a value: the field that contains its label, and the
 * country of its currency.
 */
const besides = ({ ui }: Field): string[] =>
  [ui.labelField, ui.currency?.countryField].filter((name) => name !== undefined);

/**
 * Returns the names of all fields of the record that are needed to render a field, including the fields in its
 * rows.
 */
const getLookedUpNames = (field: Field): string[] => [
  ...besides(field),
  ...(isRowList(field) ? Object.values(field.shape?.fields ?? {}).flatMap(besides) : []),
];

/** Renders a form value that the user may read but not edit. */
export function ReadOnlyField({ source, field, label, compact = false }: Props) {
  const value: unknown = useWatch({ name: source });
  const parentValues = useSiblingValues(source, getLookedUpNames(field));
  const record = { ...parentValues, [field.name]: value };
  if (!compact) return <LabeledValue field={field} label={label} record={record} />;
  return (
    <div className="wd-read-only-cell">
      <FieldValue field={field} record={record} />
    </div>
  );
}
