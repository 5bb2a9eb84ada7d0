import type { Assignment, Entity } from './entity/entity';

/** What the rows of an assignment are known by. */
export const getAssignmentRowsName = (parent: Pick<Entity, 'name'>, { name }: Pick<Assignment, 'name'>): string =>
  `${parent.name}.assignments.${name}`;

/**
 * What an assignment lists, as an entity of its own: whoever can draw or filter the list of an entity
 * can do so with its rows.
 */
export function createAssignmentRowEntity(parent: Entity, assignment: Assignment): Entity {
  const { title, rowIdField, rowTitleFields, shape, columns, filters } = assignment;
  return {
    ...parent,
    name: getAssignmentRowsName(parent, assignment),
    title,
    noun: title.toLowerCase(),
    ids: [rowIdField],
    titleField: rowTitleFields[0] ?? rowIdField,
    shape,
    routes: [],
    calls: { page: assignment.page },
    actions: {},
    list: { columns, filters, rowActions: [], rowClick: 'view', sectionsAboveFilters: [], sectionsBelowFilters: [] },
    assignments: {},
    messages: {},
    customScreens: {},
  };
}
