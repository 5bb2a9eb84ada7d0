import { useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import type { FormValues } from '../../model/values/cleanValues';
import { getInitialValues, type ValueSources } from '../../model/form/initialValues';
import { isEmpty } from '../../model/values/isEmpty';
import type { FormDefinition } from '../formRules/formDefinition';

interface Options {
  definition: FormDefinition;
  valueSources: ValueSources;
  isNew: boolean;
  form: UseFormReturn;
  /** The initial values of the form. */
  initial: FormValues;
  /** Called with the defaults of the fields that a schema edit added or whose default it changed. */
  onValuesLoaded: (values: FormValues) => void;
}

/**
 * Applies schema edits to the open form of a new record. Fields that the edit added get their default. Fields whose
 * default changed get the new default if the user has not changed them.
 */
export function useApplySchemaEditDefaults({
  definition,
  valueSources,
  isNew,
  form,
  initial,
  onValuesLoaded,
}: Options): void {
  const known = useRef({ shape: definition.shape, defaults: initial });
  useLayoutEffect(() => {
    const { shape, defaults } = known.current;
    if (shape === definition.shape) return;
    const next = isNew ? Object.entries(getInitialValues(definition.shape, valueSources)) : [];
    const changed = next.filter(([key, value]) => !(key in defaults) || !equal(defaults[key], value));
    const newValues = Object.fromEntries(changed);
    known.current = { shape: definition.shape, defaults: { ...defaults, ...newValues } };
    for (const [key, value] of changed) {
      const now: unknown = form.getValues(key);
      // A value that the user typed is not overwritten, for example if a field was removed from the schema and
      // added again.
      if (isEmpty(now) || equal(now, defaults[key])) form.setValue(key, value);
    }
    if (changed.length > 0) onValuesLoaded(newValues);
  }, [definition, valueSources, isNew, form, onValuesLoaded]);
}
