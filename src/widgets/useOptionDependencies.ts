import { useMemo } from 'react';
import type { Field } from '../model/entity/entity';
import { getOptionListName } from './useFieldOptions';
import { useOptionListDefinition } from './useOptions';

const NONE: readonly string[] = [];

/** Returns the names of the fields on which the option list of a field depends. */
export function useOptionDependencies(field: Field | undefined): readonly string[] {
  const list = useOptionListDefinition(field && getOptionListName(field));
  return useMemo(() => (list ? Object.values(list.paramsFromFields ?? {}) : NONE), [list]);
}
