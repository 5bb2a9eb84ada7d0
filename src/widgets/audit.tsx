import { ObjectCell } from './cells/ObjectCell';
import { useControl } from './inputs/useControl';
import { onlyByName } from './testers';
import type { InputProps, Widget } from './types';

/** What the server noted stays what it is, also in a form that may change everything else. */
function AuditInput({ source, field }: InputProps) {
  const { field: bound } = useControl({ source });
  return <ObjectCell value={bound.value} field={field} record={{}} />;
}

/** Who made and last changed the record, and when: read only, never sent back (SHELL-041). */
export const audit: Widget = { name: 'audit', rank: onlyByName, Input: AuditInput, Cell: ObjectCell };
