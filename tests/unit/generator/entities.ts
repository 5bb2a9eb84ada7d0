/** Small compiled entities for the tests of the generator. */
import type { Column, Entity, EntityModule, Field, Filter } from '../../../src/model/entity';

export const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  title: name,
  type: 'string',
  types: [more.type ?? 'string'],
  nullable: false,
  limits: {},
  readOnly: false,
  writeOnly: false,
  messages: {},
  ui: {},
  ...more,
});

export const column = (name: string, more: Partial<Column> = {}): Column => ({
  field: name,
  title: name,
  format: 'text',
  align: 'left',
  hidden: false,
  ...more,
});

export const filter = (name: string, more: Partial<Filter> = {}): Filter => ({
  name,
  title: name,
  search: false,
  ...more,
});

export const entity = (more: Partial<Entity> = {}): Entity => ({
  name: 'lamp',
  title: 'Lamps',
  noun: 'lamp',
  id: 'lampId',
  label: 'lampName',
  shape: { fields: {}, required: [], dependentRequired: {}, rules: [], compare: [] },
  routes: [{ list: '/lamps', create: '/lamps/create', update: '/lamps/update/{lampId}' }],
  calls: {},
  assignments: {},
  messages: {},
  views: {},
  options: {},
  ...more,
});

export const moduleOf = (own: Entity, conditions: EntityModule['validators']['conditions'] = {}): EntityModule => ({
  entity: own,
  validators: { record: () => true, conditions },
});
