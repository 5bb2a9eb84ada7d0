import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../model/entity/entity';
import { ReadOnlyField } from './ReadOnlyField';

interface Props {
  source: string;
  field: Field;
  label: string;
  compact: boolean;
  /** The input, for a record without the value or with another one. */
  children: ReactNode;
}

/** Renders the value of a field that can have no other one as a text, because there is nothing to choose. */
export function OnlyChoice({ source, field, label, compact, children }: Props) {
  const value: unknown = useWatch({ name: source });
  if (value !== field.choices?.[0]?.value) return children;
  return <ReadOnlyField source={source} field={field} label={label} compact={compact} />;
}
