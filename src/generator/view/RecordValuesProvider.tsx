import { useMemo, type ReactNode } from 'react';
import { useRecordContext } from 'ra-core';
import { getValueAtPath } from '../../model/values/fieldPath';
import { useObjectShape } from '../../widgets/context/objectShape';
import { CurrentValuesStoreProvider, type CurrentValuesStore } from '../../widgets/context/currentValues';

const neverChanges = () => () => undefined;

/**
 * Lets hand-written sections of a view read the values of the record. Above a list, there is no record, and all
 * values are undefined.
 */
export function RecordValuesProvider({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const shape = useObjectShape();
  const source = useMemo((): CurrentValuesStore => {
    const read = (name: string): unknown => (record ? getValueAtPath(shape, name, record) : undefined);
    return {
      getValues: (names) => Object.fromEntries(names.map((name) => [name, read(name)])),
      subscribe: neverChanges,
    };
  }, [record, shape]);
  return <CurrentValuesStoreProvider value={source}>{children}</CurrentValuesStoreProvider>;
}
