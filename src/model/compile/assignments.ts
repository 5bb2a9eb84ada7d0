import { parseCall } from '../wire/calls';
import type { AssignmentDefinition } from '../language/definition';
import type { FieldDefinition } from '../language/definition';
import type { Assignment } from '../entity/entity';
import { compileColumn } from './columns';
import type { Conditions } from './conditions';
import { compileFilters } from './filters';
import { compileShape } from './shape';

/** A dialog that assigns other things to a record. */
export function compileAssignment(name: string, definition: AssignmentDefinition, conditions: Conditions): Assignment {
  const { statusKey = 'assignmentStatus', searchKey = 'criteria', searchPlaceholder: placeholder } = definition;
  const path = `assignments/${name}`;
  const row = definition.row as FieldDefinition;
  const shape = compileShape(row, path, conditions);
  const columns = definition.columns.map((column) => compileColumn(column, shape));
  const search = { name: String(searchKey), title: '', search: true, ...(placeholder ? { placeholder } : {}) };
  const filters = [{ name: statusKey, options: definition.statuses }, ...(searchKey === false ? [] : [search])];
  return {
    name,
    title: definition.title,
    page: parseCall(definition.page),
    assign: parseCall(definition.assign),
    unassign: parseCall(definition.unassign),
    parentKeys: [definition.parentKey].flat(),
    ...(definition.with ? { with: definition.with as Record<string, string> } : {}),
    idsKey: definition.idsKey,
    rowId: definition.rowId,
    rowLabel: [definition.rowLabel ?? columns[0]?.field ?? definition.rowId].flat(),
    statuses: definition.statuses,
    statusKey,
    shape,
    columns,
    filters: compileFilters({ filters }, { shape, definition: row }, path, conditions).set,
  };
}
