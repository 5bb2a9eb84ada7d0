import { createContext, useContext } from 'react';

/** Where a field is in a form, as far as its looks depend on it. */
export interface FormPart {
  /** Level of the heading of an object or a list here. */
  level: number;
  /** Whether the section above has the heading of its only field. */
  isTitled?: boolean;
  /** Width of a field for which the schema has none. */
  width: 'half' | 'full';
}

/** Undefined in the sections that a schema describes: there, a list has the looks of a field. */
const FormPartContext = createContext<FormPart | undefined>(undefined);

export const FormPartProvider = FormPartContext.Provider;

export const useFormPart = (): FormPart | undefined => useContext(FormPartContext);
