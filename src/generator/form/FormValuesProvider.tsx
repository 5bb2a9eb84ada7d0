import { useMemo, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useObjectShape } from '../../widgets/context/objectShape';
import { CurrentValuesStoreProvider, type CurrentValuesStore } from '../../widgets/context/currentValues';

/** Lets hand-written sections of a form read and change the form values. */
export function FormValuesProvider({ children }: { children: ReactNode }) {
  const { fields } = useObjectShape();
  const { getValues, setValue, subscribe } = useFormContext();
  const source = useMemo((): CurrentValuesStore => {
    const getKey = (name: string): string => fields[name]?.key ?? name;
    return {
      getValues: (names) => Object.fromEntries(names.map((name) => [name, getValues(getKey(name)) as unknown])),
      subscribe: (names, listener) =>
        subscribe({ name: names.map(getKey), formState: { values: true }, callback: listener }),
      setValue: (name, value) =>
        setValue(getKey(name), value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    };
  }, [fields, getValues, setValue, subscribe]);
  return <CurrentValuesStoreProvider value={source}>{children}</CurrentValuesStoreProvider>;
}
