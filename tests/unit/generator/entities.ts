/** Small compiled entities for tests of the generator. */
import type {
  Action,
  Column,
  Entity,
  EntityModule,
  Field,
  Filter,
  ListFilters,
  ObjectShape,
} from '../../../src/model/entity/entity';

export const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  key: name,
  title: name,
  type: 'string',
  types: [more.type ?? 'string'],
  nullable: false,
  limits: {},
  readOnly: false,
  writeOnly: false,
  messages: {},
  ui: {},
  kind: 'text',
  reads: 'text',
  ...more,
});

export const shape = (...fields: Field[]): ObjectShape => ({
  fields: Object.fromEntries(fields.map((one) => [one.name, one])),
  required: [],
  dependentRequired: {},
  rules: [],
  compare: [],
});

export const column = (name: string, more: Partial<Column> = {}): Column => ({
  field: name,
  title: name,
  display: 'text',
  align: 'left',
  hiddenByDefault: false,
  ...more,
});

export const filter = (name: string, more: Partial<Filter> = {}): Filter => ({
  name,
  field: field(name),
  search: false,
  ...more,
});

export const filterSet = (fields: Filter[], more: Partial<ListFilters> = {}): ListFilters => ({
  fields,
  shape: shape(...fields.map((one) => one.field)),
  part: 'filters',
  ...more,
});

export const list = (more: Partial<NonNullable<Entity['list']>> = {}): NonNullable<Entity['list']> => ({
  columns: [],
  filters: filterSet([]),
  rowActions: [],
  rowClick: 'update',
  sectionsAboveFilters: [],
  sectionsBelowFilters: [],
  ...more,
});

export const action = (name: string, more: Partial<Action> = {}): Action => ({
  name,
  kind: 'call',
  scope: ['row'],
  modifiesData: true,
  ...more,
});

export const entity = (more: Partial<Entity> = {}): Entity => ({
  name: 'lamp',
  title: 'Lamps',
  singularName: 'lamp',
  ids: ['lampId'],
  titleField: 'lampName',
  shape: shape(),
  routes: [{ list: '/lamps', create: '/lamps/create', update: '/lamps/update/{lampId}' }],
  calls: {},
  actions: {},
  assignments: {},
  messages: {},
  customScreens: {},
  options: {},
  ...more,
});

export const moduleOf = (own: Entity, conditions: EntityModule['validators']['conditions'] = {}): EntityModule => ({
  entity: own,
  validators: { record: () => true, conditions, parts: {} },
});
