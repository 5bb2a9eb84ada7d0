import { useMemo, type ReactNode } from 'react';
import { useRecordContext } from 'ra-core';
import { readAt } from '../../model/values/fieldPath';
import { useShape } from '../../widgets/context/shape';
import { ValuesProvider, type ValuesSource } from '../../widgets/context/values';

const never = () => () => undefined;

/** Hand-written sections of a view read the record by it. Above a list there is none. */
export function RecordValues({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const shape = useShape();
  const source = useMemo((): ValuesSource => {
    const read = (name: string): unknown => (record ? readAt(shape, name, record) : undefined);
    return { read: (names) => Object.fromEntries(names.map((name) => [name, read(name)])), subscribe: never };
  }, [record, shape]);
  return <ValuesProvider value={source}>{children}</ValuesProvider>;
}
