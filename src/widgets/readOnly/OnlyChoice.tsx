import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../model/entity/entity';
import { findChosenBranch, isCalledAfter } from '../../model/values/findChosenBranch';
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

/** Whether the value follows from the choice of a variant, which is called after it. */
function useIsOfChoice(source: string, field: Field, value: unknown): boolean {
  const parent = getParent(source);
  const { variants, fields } = getShapeAtPath(useObjectShape(), parent) ?? {};
  const choice = variants && fields?.[variants.choice]?.key;
  const chosen: unknown = useWatch({
    name: choice === undefined ? source : parent === '' ? choice : `${parent}.${choice}`,
  });
  const branch = variants?.isVirtual ? findChosenBranch(variants, chosen) : undefined;
  return branch !== undefined && branch.names.some(([, own]) => own === field.name) && isCalledAfter(branch, value);
}

/**
 * Renders the value of a field that can have no other one as a text, because there is nothing to choose; and nothing if it
 * follows from the choice of a variant. A field with choices that a rule excludes has an input, and so has one that was
 * filled in here, because the focus is in its input.
 */
export function OnlyChoice({ source, field, only, label, compact, children }: Props) {
  const value: unknown = useWatch({ name: source });
  const [wasOpen] = useState(value !== only);
  const isOfChoice = useIsOfChoice(source, field, only);
  if (value === only && isOfChoice) return null;
  if (wasOpen || value !== only || field.choices?.length !== 1) return children;
  return <ReadOnlyField source={source} field={field} label={label} compact={compact} />;
}
