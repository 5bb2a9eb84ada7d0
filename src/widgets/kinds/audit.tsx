import { FieldValue } from '../cells/FieldValue';
import { useInputControl } from '../inputs/useInputControl';
import type { InputProps, FieldWidget } from '../types';

/** Renders audit values, which the server sets. They are read-only even if the form is editable. */
function AuditInput({ source, field }: InputProps) {
  const { field: bound } = useInputControl({ source });
  return <FieldValue field={field} record={{ [field.name]: bound.value }} format="object" />;
}

/**
 * Widget for audit fields: who created and last changed the record, and when. The values are read-only and never
 * sent to the server.
 */
export const widget: FieldWidget = { Input: AuditInput };
