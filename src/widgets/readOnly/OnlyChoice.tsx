import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../model/entity/entity';
import { useObjectShape } from '../context/objectShape';
import { getParent, getShapeAtPath } from '../context/siblingValues';
import { ReadOnlyField } from './ReadOnlyField';

interface Props {
  source: string;
  field: Field;
  /** The only value that the field can have now. */
  only: unknown;
  label: string;
  compact: boolean;
  /** The input, for a record without the value or with another one. */
  children: ReactNode;
}

/**
 * Renders the value of a field that can have no other one as a text, because there is nothing to choose; and nothing if it
 * follows from the choice of a variant, which is called after it. A field with choices that a rule excludes has an input.
 */
export function OnlyChoice({ source, field, only, label, compact, children }: Props) {
  const value: unknown = useWatch({ name: source });
  const { variants } = getShapeAtPath(useObjectShape(), getParent(source)) ?? {};
  const isConstant =
    variants?.isVirtual && variants.branches.some(({ names }) => names.some(([, own]) => own === field.name));
  if (value === only && isConstant) return null;
  if (value !== only || field.choices?.length !== 1) return children;
  return <ReadOnlyField source={source} field={field} label={label} compact={compact} />;
}
