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

/**
 * Returns what the choice of a variant says of a field that has only this value in it: nothing; that it has a value, which is
 * in the form as soon as users choose; or the value itself, after which it is called.
 */
function useChoice(source: string, { name, title, type, choices }: Field, only: unknown): 'none' | 'fixed' | 'said' {
  const parent = getParent(source);
  const { variants, fields } = getShapeAtPath(useObjectShape(), parent) ?? {};
  const choice = variants && fields?.[variants.choice]?.key;
  const chosen: unknown = useWatch({
    name: choice === undefined ? source : parent === '' ? choice : `${parent}.${choice}`,
  });
  const branch = variants?.isVirtual ? findChosenBranch(variants, chosen) : undefined;
  const named = branch?.names.find(([, own]) => own === name);
  if (!branch || !named) return 'none';
  const isConstant = (branch.constants?.[named[0]] ?? choices)?.length === 1;
  // A switch that is always on says nothing if the variant is called like it. Any other, such as a consent, is shown.
  const isSaid =
    type === 'boolean' ? title.toLowerCase().includes(branch.title.toLowerCase()) : isCalledAfter(branch, only);
  if (isConstant && isSaid) return 'said';
  return isConstant ? 'fixed' : 'none';
}

/**
 * Renders the value of a field that can have no other one as a text, because there is nothing to choose; and nothing if it
 * follows from the choice of a variant. A field with choices that a rule excludes has an input, and so has one that was
 * filled in here, because the focus is in its input. A required switch is a consent, which users give themselves.
 */
export function OnlyChoice({ source, field, only, label, compact, children }: Props) {
  const value: unknown = useWatch({ name: source });
  const [wasOpen] = useState(value !== only);
  const choice = useChoice(source, field, only);
  if (value !== only) return children;
  if (choice === 'said') return null;
  const isOnly = !wasOpen && field.type !== 'boolean' && field.choices?.length === 1;
  if (choice !== 'fixed' && !isOnly) return children;
  return <ReadOnlyField source={source} field={field} label={label} compact={compact} />;
}
