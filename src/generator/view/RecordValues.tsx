import type { ReactNode } from 'react';
import { useRecordContext } from 'ra-core';
import { readAt } from '../../model/fieldPath';
import { useShape } from '../../widgets/context/shape';
import { ValuesProvider, type UseValues } from '../../widgets/context/values';

/** `useValues` in a view. */
const useOfRecord: UseValues = (names) => {
  const record = useRecordContext() ?? {};
  const shape = useShape();
  return Object.fromEntries(names.map((name) => [name, readAt(shape, name, record)]));
};

/** Hand-written sections of a view read the record by it. */
export const RecordValues = ({ children }: { children: ReactNode }) => (
  <ValuesProvider value={useOfRecord}>{children}</ValuesProvider>
);
