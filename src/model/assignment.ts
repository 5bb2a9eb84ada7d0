import type { Assignment, Entity } from './entity';

/**
 * What an assignment dialog lists, as an entity of its own: whoever can draw, filter or translate
 * the list of an entity can do so with its rows. Its texts stand below the parent's, by its name.
 */
export function rowEntity(parent: Entity, assignment: Assignment): Entity {
  const { name, title, rowId, rowLabel, shape, columns, filters } = assignment;
  return {
    ...parent,
    name: `${parent.name}.assignments.${name}`,
    title,
    noun: title.toLowerCase(),
    id: rowId,
    label: rowLabel[0] ?? rowId,
    shape,
    routes: [],
    calls: { page: assignment.page },
    list: { columns, filters, rowActions: [], export: false },
    assignments: {},
    messages: {},
    views: {},
  };
}
