import type { ComponentType } from 'react';
import type { Field } from '../../model/entity/entity';
import { createRequiredContext } from '../../ui/createRequiredContext';

export interface FieldInputProps {
  /** Path of the value in the form. */
  source: string;
  field: Field;
  /** Path under which the rules address the field, if it differs from `source`. */
  path?: string;
  /** In a row: without visible label and help text. */
  compact?: boolean;
}

/**
 * Provides the component that renders one field to widgets that contain fields, so that they need not import the
 * widget registry.
 */
export const [FieldInputProvider, useFieldInput] = createRequiredContext<ComponentType<FieldInputProps>>(
  'A widget that contains fields stands outside of FieldInput',
);
