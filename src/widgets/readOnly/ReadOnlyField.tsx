import { useWatch } from 'react-hook-form';
import type { Field } from '../../model/entity/entity';
import { useSiblingValues } from '../context/siblingValues';
import { FieldValue } from '../cells/FieldValue';
import { isRowList } from './ReadOnlyRows';
import { ValueField } from './ValueField';

interface Props {
  source: string;
  field: Field;
  label: string;
  compact?: boolean;
}

/** Fields whose values are shown with a value: its label, or the country of its currency. */
const besides = ({ ui }: Field): string[] =>
  [ui.labelField, ui.currency?.countryField].filter((name) => name !== undefined);

/** Fields of the record that its values and rows look up. */
const getLookedUpNames = (field: Field): string[] => [
  ...besides(field),
  ...(isRowList(field) ? Object.values(field.shape?.fields ?? {}).flatMap(besides) : []),
];

/** A form value that the user may read but not edit. */
export function ReadOnlyField({ source, field, label, compact = false }: Props) {
  const value: unknown = useWatch({ name: source });
  const parentValues = useSiblingValues(source, getLookedUpNames(field));
  const record = { ...parentValues, [field.name]: value };
  if (!compact) return <ValueField field={field} label={label} record={record} />;
  return (
    <div className="wd-read-only-cell">
      <FieldValue field={field} record={record} />
    </div>
  );
}
