import type { ComponentType } from 'react';
import type { Field } from '../../model/entity/entity';
import { createRequiredContext } from '../../ui/createRequiredContext';

export interface FormFieldProps {
  /** Path of the field's value in the form. */
  source: string;
  field: Field;
  /** Path that the form rules use for the field. Needed only if it differs from `source`. */
  path?: string;
  /** Whether the input is in a table row. It then has no visible label and no help text. */
  compact?: boolean;
}

/**
 * Provides the component `FormField`, which renders one field, to widgets that contain other fields. Widgets
 * cannot import `FormField` without an import cycle through the widget registry.
 */
export const [FormFieldProvider, useFormField] = createRequiredContext<ComponentType<FormFieldProps>>(
  'A widget that contains fields stands outside of FormField',
);
