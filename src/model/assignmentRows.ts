import type { AssignmentConfig, Entity } from './entity/entity';

/** Returns the name of the entity that `createAssignmentRowEntity` creates for the rows of an assignment. */
export const getAssignmentRowEntityName = (
  parent: Pick<Entity, 'name'>,
  { name }: Pick<AssignmentConfig, 'name'>,
): string => `${parent.name}.assignments.${name}`;

/**
 * Creates an entity for the rows of an assignment. Code that renders or filters the list of an entity can then also
 * be used for these rows.
 */
export function createAssignmentRowEntity(parent: Entity, assignment: AssignmentConfig): Entity {
  const { title, rowIdField, rowTitleFields, shape, columns, filters } = assignment;
  return {
    ...parent,
    name: getAssignmentRowEntityName(parent, assignment),
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
