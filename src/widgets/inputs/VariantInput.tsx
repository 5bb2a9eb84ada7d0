import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ObjectShape } from '../../model/entity/entity';
import { isCalledAfter } from '../../model/values/findChosenBranch';
import { useObjectShape } from '../context/objectShape';
import { findFieldInScope, getParent, getShapeAtPath } from '../context/siblingValues';
import type { InputProps } from '../types';
import { RadioInput } from './RadioInput';
import { SelectInput } from './SelectInput';

/** Up to this number of variants, all of them are visible at once. */
const FEW = 3;

type Branch = NonNullable<ObjectShape['variants']>['branches'][number];

/** Whether each variant that has a field of the object has only one value for it. */
const isConstant = (branches: readonly Branch[], own: string): boolean =>
  branches.every(({ names, constants }) =>
    names.every(([name, other]) => other !== own || constants?.[name]?.length === 1),
  );

/**
 * Fills in the fields of a chosen variant that can have only one value, if the variant requires them or is called after
 * the value. A variant that was loaded stays as it is, and so does a value that users chose for another variant.
 */
function useOnlyValues(source: string): void {
  const shape = useObjectShape();
  const { getValues, setValue, getFieldState } = useFormContext();
  const state = useFormState({ name: source });
  const chosen: unknown = useWatch({ name: source });
  const { isDirty } = getFieldState(source, state);
  useEffect(() => {
    const branches = (isDirty && getShapeAtPath(shape, getParent(source))?.variants?.branches) || [];
    const branch = branches.find(({ values }) => values.some((value) => value === chosen));
    for (const [name, own] of branch?.names ?? []) {
      const { path, field } = findFieldInScope(shape, source, own);
      const [only, ...others] = branch!.constants?.[name] ?? field?.choices?.map(({ value }) => value) ?? [];
      const isStated = branch!.required.includes(name) || only === chosen || isCalledAfter(branch!, only);
      const isOpen = [undefined, null, ''].includes(getValues(path)) || isConstant(branches, own);
      if (only !== undefined && others.length === 0 && isStated && isOpen) setValue(path, only, { shouldDirty: true });
    }
  }, [chosen, isDirty, source, shape, getValues, setValue]);
}

/** Choice among the variants of an object. */
export function VariantInput(props: InputProps) {
  useOnlyValues(props.source);
  const Input = (props.field.choices?.length ?? 0) > FEW ? SelectInput : RadioInput;
  return <Input {...props} />;
}
