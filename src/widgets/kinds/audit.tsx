import { FieldValue } from '../cells/FieldValue';
import { useInputControl } from '../inputs/useInputControl';
import type { InputProps, Widget } from '../types';

/** Audit values set by the server are never editable, not even in an editable form. */
function AuditInput({ source, field }: InputProps) {
  const { field: bound } = useInputControl({ source });
  return <FieldValue field={field} record={{ [field.name]: bound.value }} format="object" />;
}

/** Audit fields: who created and last changed the record, and when. Read-only, never sent back. */
export const widget: Widget = { Input: AuditInput };
