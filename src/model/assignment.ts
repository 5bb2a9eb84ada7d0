import type { Assignment, Entity } from './entity/entity';

/** What the rows of an assignment are known by. */
export const rowsName = (parent: Pick<Entity, 'name'>, { name }: Pick<Assignment, 'name'>): string =>
  `${parent.name}.assignments.${name}`;

/**
 * What an assignment lists, as an entity of its own: whoever can draw or filter the list of an entity
 * can do so with its rows.
 */
export function rowEntity(parent: Entity, assignment: Assignment): Entity {
  const { title, rowId, rowLabel, shape, columns, filters } = assignment;
  return {
    ...parent,
    name: rowsName(parent, assignment),
    title,
    noun: title.toLowerCase(),
    ids: [rowId],
    label: rowLabel[0] ?? rowId,
    shape,
    routes: [],
    calls: { page: assignment.page },
    actions: {},
    list: { columns, filters, rowActions: [], link: 'view', above: [], below: [] },
    assignments: {},
    messages: {},
    views: {},
  };
}
