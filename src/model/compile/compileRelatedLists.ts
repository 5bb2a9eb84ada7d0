/**
 * Determines the related lists of entities: the lists that show what refers to a record. They follow from the filters
 * of other entities, so that they are known only once all entities are compiled. Pure.
 */
import type { AdminDefinition } from '../schemaLanguage/definition';
import type { Entity, Field, OptionList, RelatedList } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';

/**
 * Compiles the lists that the schema file states.
 * @returns undefined if the file states none, so that they follow from the other entities
 */
export function compileRelatedLists({ relatedLists }: Pick<AdminDefinition, 'relatedLists'>): Entity['relatedLists'] {
  if (relatedLists === undefined || relatedLists === true) return undefined;
  if (relatedLists === false) return [];
  return relatedLists.map((one) => (typeof one === 'string' ? { list: one } : (one as RelatedList)));
}

/** A filter of a list that selects the rows that refer to a record of another entity. */
export interface EntityReference {
  /** Name of the entity whose list has the filter. */
  list: string;
  filter: string;
  /** Name of the entity to whose records the rows refer. */
  target: string;
  /** Name of the field of these records that contains the value of the filter. */
  field: string;
}

/** Names of id fields and option values that say nothing about the entity to which they belong. */
const GENERAL_NAMES: readonly string[] = ['id', 'value', 'code', 'name', 'key', 'uuid'];

const isCollection = ({ calls }: Entity, { call }: OptionList): boolean =>
  calls['page']?.method === 'GET' && call.method === 'GET' && calls['page'].path === call.path;

/** Returns the only entity whose id field has this name; undefined if there are none or several. */
function findById(entities: readonly Entity[], id: string): Entity | undefined {
  const owners = GENERAL_NAMES.includes(id.slice(id.lastIndexOf('.') + 1))
    ? []
    : entities.filter(({ ids }) => ids.length === 1 && ids[0] === id);
  return owners.length === 1 ? owners[0] : undefined;
}

/** Returns the entity whose records an option list contains, and the field with the value of an option. */
function getTarget(list: OptionList, entities: readonly Entity[]): { entity: Entity; field: string } | undefined {
  const entity =
    list.entity === undefined
      ? (entities.find((one) => isCollection(one, list)) ?? findById(entities, list.valueField))
      : entities.find(({ name }) => name === list.entity);
  const [id] = entity?.ids ?? [];
  if (!entity || id === undefined) return undefined;
  return { entity, field: Object.hasOwn(entity.shape.fields, list.valueField) ? list.valueField : id };
}

/** Whether the list can be requested with this filter alone. */
const isEnough = ({ shape }: NonNullable<Entity['list']>['filters'], filter: string): boolean =>
  shape.rules.length === 0 && shape.required.every((name) => name === filter);

function getFieldTarget(entity: Entity, { name, ui, item }: Field, entities: readonly Entity[]) {
  const options = ui.options ?? item?.ui.options;
  if (options !== undefined) {
    const list = getOwnProperty(entity.options, options);
    return list && getTarget(list, entities);
  }
  const owner = entity.ids.includes(name) ? undefined : findById(entities, name);
  return owner && { entity: owner, field: name };
}

/** Returns the references that the filters of all lists make, in the order of the entities and their filters. */
export function getEntityReferences(entities: readonly Entity[]): EntityReference[] {
  return entities.flatMap((entity) => {
    const { name: list, calls, list: { filters } = {} } = entity;
    if (!filters || !calls['page']) return [];
    return filters.fields.flatMap(({ name: filter, field, search }): EntityReference[] => {
      const target = search || !isEnough(filters, filter) ? undefined : getFieldTarget(entity, field, entities);
      return target ? [{ list, filter, target: target.entity.name, field: target.field }] : [];
    });
  });
}

const isComplete = ({ assignment, filtersFromRecord }: RelatedList): boolean =>
  assignment !== undefined || filtersFromRecord !== undefined;

/**
 * Adds the related lists that follow from the references of other entities. If the schema file names a list without
 * filters, the list gets the filter of the first reference from that entity; without such a reference it is omitted.
 */
export function addInferredRelatedLists(entity: Entity, references: readonly EntityReference[]): Entity {
  const { relatedLists: stated, ...rest } = entity;
  if (entity.singleton) return rest;
  const own = references.filter(({ target }) => target === entity.name);
  const toList = ({ list, filter, field }: EntityReference): RelatedList => ({
    list,
    filtersFromRecord: { [filter]: field },
  });
  const relatedLists = stated
    ? stated.flatMap((one) => {
        if (isComplete(one)) return [one];
        const reference = own.find(({ list }) => list === one.list);
        return reference ? [{ ...toList(reference), ...one }] : [];
      })
    : own.map(toList);
  return relatedLists.length > 0 ? { ...rest, relatedLists } : rest;
}
