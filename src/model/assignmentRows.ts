import type { Assignment, Entity } from './entity/entity';

/** Returns the entity name of an assignment's rows. */
export const getAssignmentRowsName = (parent: Pick<Entity, 'name'>, { name }: Pick<Assignment, 'name'>): string =>
  `${parent.name}.assignments.${name}`;

/**
 * Creates an entity for the rows of an assignment, so that all code that renders or filters lists of entities works
 * for them.
 */
export function createAssignmentRowEntity(parent: Entity, assignment: Assignment): Entity {
  const { title, rowIdField, rowTitleFields, shape, columns, filters } = assignment;
  return {
    ...parent,
    name: getAssignmentRowsName(parent, assignment),
    title,
    singularName: title.toLowerCase(),
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
