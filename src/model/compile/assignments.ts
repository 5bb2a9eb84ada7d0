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
  const { statusParam = 'assignmentStatus', searchParam = 'criteria', searchPlaceholder: placeholder } = definition;
  const path = `assignments/${name}`;
  const row = definition.rowSchema as FieldDefinition;
  const shape = compileShape(row, path, conditions);
  const columns = definition.columns.map((column) => compileColumn(column, shape));
  const search = { name: String(searchParam), title: '', search: true, ...(placeholder ? { placeholder } : {}) };
  const filters = [
    { name: statusParam, options: definition.statusOptions },
    ...(searchParam === false ? [] : [search]),
  ];
  return {
    name,
    title: definition.title,
    page: parseCall(definition.page),
    assign: parseCall(definition.assign),
    unassign: parseCall(definition.unassign),
    parentParams: [definition.parentParam].flat(),
    ...(definition.paramsFromRecord ? { paramsFromRecord: definition.paramsFromRecord as Record<string, string> } : {}),
    idsParam: definition.idsParam,
    rowIdField: definition.rowIdField,
    rowTitleFields: [definition.rowTitleField ?? columns[0]?.field ?? definition.rowIdField].flat(),
    statusOptions: definition.statusOptions,
    statusParam,
    shape,
    columns,
    filters: compileFilters({ filters }, { shape, definition: row }, path, conditions).set,
  };
}
