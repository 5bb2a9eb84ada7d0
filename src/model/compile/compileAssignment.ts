import { parseCall } from '../wire/parseCall';
import type { AssignmentDefinition } from '../schemaLanguage/definition';
import type { FieldDefinition } from '../schemaLanguage/definition';
import type { AssignmentConfig } from '../entity/entity';
import { compileColumn } from './compileColumns';
import type { ConditionCollector } from './conditionCollector';
import { compileFilters } from './compileFilters';
import { compileObjectShape } from './compileObjectShape';

/** Compiles an assignment: the dialog that assigns other records to a record. */
export function compileAssignment(
  name: string,
  definition: AssignmentDefinition,
  conditions: ConditionCollector,
): AssignmentConfig {
  const {
    statusFilterParam = 'assignmentStatus',
    searchParam = 'criteria',
    searchPlaceholder: placeholder,
  } = definition;
  const path = `assignments/${name}`;
  const row = definition.rowSchema as FieldDefinition;
  const shape = compileObjectShape(row, path, conditions);
  const columns = definition.columns.map((column) => compileColumn(column, shape));
  const search = { name: String(searchParam), title: '', search: true, ...(placeholder ? { placeholder } : {}) };
  const filters = [
    { name: statusFilterParam, options: definition.statusFilterOptions },
    ...(searchParam === false ? [] : [search]),
  ];
  return {
    name,
    title: definition.title,
    page: parseCall(definition.page),
    assign: parseCall(definition.assign),
    unassign: parseCall(definition.unassign),
    recordIdParams: [definition.recordIdParam].flat(),
    ...(definition.paramsFromRecord ? { paramsFromRecord: definition.paramsFromRecord as Record<string, string> } : {}),
    selectedIdsParam: definition.selectedIdsParam,
    rowIdField: definition.rowIdField,
    rowTitleFields: [definition.rowTitleField ?? columns[0]?.field ?? definition.rowIdField].flat(),
    statusFilterOptions: definition.statusFilterOptions,
    statusFilterParam,
    shape,
    columns,
    ...(definition.emptyMessage ? { emptyMessage: definition.emptyMessage } : {}),
    filters: compileFilters({ filters }, { shape, definition: row }, path, conditions).set,
  };
}
