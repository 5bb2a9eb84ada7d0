import { createContext, useContext, type ComponentType } from 'react';
import type { Field } from '../../model/entity/entity';

export interface FieldInputProps {
  /** Path of the value in the form. */
  source: string;
  field: Field;
  /** Where the rules speak of the field, if that is not `source`. */
  path?: string;
  /** In a row: no visible label and no help line. */
  compact?: boolean;
}

const FieldInputContext = createContext<ComponentType<FieldInputProps> | undefined>(undefined);

/** Hands the drawing of one field down to widgets that contain fields, which thus know no registry. */
export const FieldInputProvider = FieldInputContext.Provider;

export function useFieldInput(): ComponentType<FieldInputProps> {
  const FieldInput = useContext(FieldInputContext);
  if (!FieldInput) throw new Error('A widget that contains fields stands outside of FieldInput');
  return FieldInput;
}
