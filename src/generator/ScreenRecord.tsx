import { createContext, useContext, type ReactNode } from 'react';
import { useParams } from 'ra-core';
import { useFormRecord, type FormRecord } from './form/useFormRecord';

const RecordContext = createContext<FormRecord | undefined>(undefined);

function Asked({ resource, id, children }: { resource: string; id: string; children: ReactNode }) {
  return <RecordContext.Provider value={useFormRecord(resource, id)}>{children}</RecordContext.Provider>;
}

/** Asks for the record of the address at once, while the code of the form is still on its way. */
export function ScreenRecord({ resource, children }: { resource: string; children: ReactNode }) {
  const { id = '' } = useParams<{ id: string }>();
  return (
    // Another record is another form; an edited schema is not.
    <Asked key={id} resource={resource} id={id}>
      {children}
    </Asked>
  );
}

/** @throws Error outside of a `ScreenRecord` */
export function useScreenRecord(): FormRecord {
  const state = useContext(RecordContext);
  if (!state) throw new Error('A form of an existing record stands outside of its ScreenRecord');
  return state;
}
