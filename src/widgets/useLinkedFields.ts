import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useEvent } from 'ra-core';
import { equal } from '../model/values/ajvRuntime';
import type { Field } from '../model/entity/entity';
import { useOnValuesLoaded } from './context/valuesLoaded';
import { findNearestField, useSiblingValues } from './context/siblingValues';
import { useShape } from './context/shape';
import { getOptionListName } from './useFieldOptions';
import { isSameCode, type OptionItem } from './optionItems';
import { useOptionDependencies } from './useOptionDependencies';
import { useOptionList, useOptions } from './useOptions';

const NONE: readonly string[] = [];

/** What an emptied field holds: the emptiness of its type; of an object, whose inputs are those of its fields, theirs. */
function getEmptyValue(field: Field | undefined): unknown {
  if (field?.type === 'array') return [];
  if (field?.type === 'object' && field.shape)
    return Object.fromEntries(Object.values(field.shape.fields).map((part) => [part.key, getEmptyValue(part)]));
  return field?.type === 'boolean' ? null : '';
}

/**
 * Updates fields that depend on this one: `resets` clears them, `autofill` copies values of the chosen option. Only
 * user changes trigger this.
 * @param onFirst told of the option that it took
 * @returns where the input of a list that the server searches notes what it has offered
 */
export function useLinkedFields(
  source: string,
  field: Field,
  onFirst?: (value: OptionItem['value']) => void,
): Map<string, OptionItem> | undefined {
  const { resets = NONE, autofill, defaultFrom, clearable = true } = field.ui;
  const startsFirst = defaultFrom === 'firstOption' || (!clearable && defaultFrom !== undefined);
  const isLinked = resets.length > 0 || autofill !== undefined || startsFirst;
  const shape = useShape();
  const { subscribe, getValues, setValue } = useFormContext();
  const dependencies = useOptionDependencies(isLinked ? field : undefined);
  const values = useSiblingValues(source, dependencies);
  const isSearched = useOptionList(getOptionListName(field))?.searchParam !== undefined;
  const { options } = useOptions(isLinked && !isSearched ? getOptionListName(field) : undefined, values);
  const [seen] = useState(() => new Map<string, OptionItem>());
  const known = useRef<unknown>(undefined);
  const onArrived = useOnValuesLoaded();

  const write = (name: string, value: unknown): void => {
    const { path } = findNearestField(shape, source, name);
    if (!equal(getValues(path), value)) setValue(path, value, { shouldDirty: true, shouldTouch: true });
  };
  const follow = useEvent(() => {
    const value: unknown = getValues(source);
    if (equal(known.current, value)) return;
    known.current = value;
    for (const name of resets) write(name, getEmptyValue(findNearestField(shape, source, name).field));
    if (!autofill) return;
    const chosen = isSearched ? seen.get(String(value)) : options.find((option) => isSameCode(option.value, value));
    const isGone = value === '' || value === null || value === undefined;
    for (const [name, key] of Object.entries(autofill)) {
      const { field: filled } = findNearestField(shape, source, name);
      if (chosen) write(name, chosen.item[key] ?? getEmptyValue(filled));
      else if (isGone && filled?.readOnly) write(name, getEmptyValue(filled));
    }
  });

  const first = startsFirst ? options[0]?.value : undefined;
  const takeFirst = useEvent((value: OptionItem['value']) => {
    const present: unknown = getValues(source) ?? '';
    const isHeld = clearable || options.some((option) => isSameCode(option.value, present));
    if (present !== '' && isHeld) return;
    known.current = value;
    // Not the user's doing: nothing would be lost with it.
    setValue(source, value);
    onArrived({ [source]: value });
    onFirst?.(value);
  });
  const changed = useEvent((by: string | undefined) => {
    // Without a name it is the whole form that was filled in anew.
    if (by === undefined) known.current = getValues(source);
    else follow();
    // Not before everybody has heard of this change: an input that is told afterwards would show the older value.
    if (!clearable && first !== undefined) queueMicrotask(() => takeFirst(first));
  });

  useEffect(() => {
    if (!isLinked) return undefined;
    known.current = getValues(source);
    return subscribe({ name: source, formState: { values: true }, callback: ({ name }) => changed(name) });
  }, [isLinked, source, subscribe, getValues, changed]);

  useEffect(() => {
    if (first !== undefined) takeFirst(first);
  }, [first, takeFirst]);
  return isSearched && autofill !== undefined ? seen : undefined;
}
