import { FieldValue } from '../cells/FieldValue';
import { useInputControl } from '../inputs/useInputControl';
import type { InputProps, Widget } from '../types';

/** What the server noted stays what it is, also in a form that may change everything else. */
function AuditInput({ source, field }: InputProps) {
  const { field: bound } = useInputControl({ source });
  return <FieldValue field={field} record={{ [field.name]: bound.value }} format="object" />;
}

/** Who made and last changed the record, and when: read only, never sent back. */
export const widget: Widget = { Input: AuditInput };
