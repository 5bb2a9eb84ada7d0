import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useEvent } from 'ra-core';
import { equal } from '../model/values/ajvRuntime';
import type { Field } from '../model/entity/entity';
import { useOnValuesLoaded } from './context/valuesLoaded';
import { findFieldInScope, useSiblingValues } from './context/siblingValues';
import { useObjectShape } from './context/objectShape';
import { getOptionListName } from './useFieldOptions';
import { isSameCode, type OptionItem } from './normalizeOptions';
import { useOptionDependencies } from './useOptionDependencies';
import { useOptionListDefinition, useOptions } from './useOptions';

const NONE: readonly string[] = [];

/**
 * Returns the value that a field has after it was cleared: the empty value of its type. For an object it is an
 * object with the empty values of its fields.
 */
function getEmptyValue(field: Field | undefined): unknown {
  if (field?.type === 'array') return [];
  if (field?.type === 'object' && field.shape)
    return Object.fromEntries(Object.values(field.shape.fields).map((part) => [part.key, getEmptyValue(part)]));
  return field?.type === 'boolean' ? null : '';
}

/**
 * Updates other fields when the user changes this field. `resetsFields` contains the fields that are cleared.
 * `fieldsFromOption` contains the fields to which properties of the chosen option are copied. Also selects the
 * first option automatically if the schema demands it (`defaultFrom`).
 * @param onFirst called with the value of an option that was selected automatically
 * @returns the map in which an input stores the options that the server found; undefined if it is not needed
 */
export function useUpdateDependentFields(
  source: string,
  field: Field,
  onFirst?: (value: OptionItem['value']) => void,
): Map<string, OptionItem> | undefined {
  const { resetsFields = NONE, fieldsFromOption, defaultFrom, clearable = true } = field.ui;
  const startsFirst = defaultFrom === 'firstOption' || (!clearable && defaultFrom !== undefined);
  const isLinked = resetsFields.length > 0 || fieldsFromOption !== undefined || startsFirst;
  const shape = useObjectShape();
  const { subscribe, getValues, setValue } = useFormContext();
  const dependencies = useOptionDependencies(isLinked ? field : undefined);
  const values = useSiblingValues(source, dependencies);
  const isSearched = useOptionListDefinition(getOptionListName(field))?.searchParam !== undefined;
  const { options } = useOptions(isLinked && !isSearched ? getOptionListName(field) : undefined, values);
  const [seen] = useState(() => new Map<string, OptionItem>());
  const known = useRef<unknown>(undefined);
  const onArrived = useOnValuesLoaded();

  const write = (name: string, value: unknown): void => {
    const { path } = findFieldInScope(shape, source, name);
    if (!equal(getValues(path), value)) setValue(path, value, { shouldDirty: true, shouldTouch: true });
  };
  const updateLinkedFields = useEvent(() => {
    const value: unknown = getValues(source);
    if (equal(known.current, value)) return;
    known.current = value;
    for (const name of resetsFields) write(name, getEmptyValue(findFieldInScope(shape, source, name).field));
    if (!fieldsFromOption) return;
    const chosen = isSearched ? seen.get(String(value)) : options.find((option) => isSameCode(option.value, value));
    const isGone = value === '' || value === null || value === undefined;
    for (const [name, key] of Object.entries(fieldsFromOption)) {
      const { field: filled } = findFieldInScope(shape, source, name);
      if (chosen) write(name, chosen.item[key] ?? getEmptyValue(filled));
      else if (isGone && filled?.readOnly) write(name, getEmptyValue(filled));
    }
  });

  const first = startsFirst ? options[0]?.value : undefined;
  const selectFirstOption = useEvent((value: OptionItem['value']) => {
    const present: unknown = getValues(source) ?? '';
    const isHeld = clearable || options.some((option) => isSameCode(option.value, present));
    if (present !== '' && isHeld) return;
    known.current = value;
    // The automatic selection is not an edit by the user, so the form does not become dirty.
    setValue(source, value);
    onArrived({ [source]: value });
    onFirst?.(value);
  });
  const changed = useEvent((by: string | undefined) => {
    // If there is no field name, the whole form was reset.
    if (by === undefined) known.current = getValues(source);
    else updateLinkedFields();
    // Deferred until all subscribers have received the present change. A subscriber that is notified later would
    // otherwise show the older value.
    if (!clearable && first !== undefined) queueMicrotask(() => selectFirstOption(first));
  });

  useEffect(() => {
    if (!isLinked) return undefined;
    known.current = getValues(source);
    return subscribe({ name: source, formState: { values: true }, callback: ({ name }) => changed(name) });
  }, [isLinked, source, subscribe, getValues, changed]);

  useEffect(() => {
    if (first !== undefined) selectFirstOption(first);
  }, [first, selectFirstOption]);
  return isSearched && fieldsFromOption !== undefined ? seen : undefined;
}
