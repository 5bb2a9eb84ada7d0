import { useMemo } from 'react';
import type { Field } from '../model/entity';
import { useOptionList } from './useOptions';

/** Names of the fields of the same record on which the choices of a field depend. */
export function useDependencies(field: Field): readonly string[] {
  const list = useOptionList(field.ui.options ?? field.item?.ui.options);
  return useMemo(() => Object.values(list?.dependsOn ?? {}), [list]);
}
