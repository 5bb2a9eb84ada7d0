/** The parts of a filter that a list has without naming it. */
import type { FieldDefinition } from '../schemaLanguage/definition';
import type { Field, Option } from '../entity/entity';
import { isSecretField } from '../values/secretFields';
import { FIELD_KINDS } from './fieldKinds';

/** The formats of days and times that can be compared. */
export const TIME_FORMATS = ['date', 'month', 'date-time', 'yyyy-MM-dd HH:mm'];
const TEXT_KINDS = ['text', 'multiline', 'email', 'url', 'phone'];

export type FilterProperties = Record<string, FieldDefinition>;

/** The kinds of filters in the order in which a list shows them. Limits of numbers are shown only when users add them. */
export const FILTER_KINDS = ['choice', 'period', 'switch', 'text', 'limits'] as const;

export interface DefaultFilter {
  properties: FilterProperties;
  kind: (typeof FILTER_KINDS)[number];
  /** Path of the field that is filtered by. */
  path: string;
  /** Whether a list has it only once users add it. */
  isAdded?: boolean;
}

/** Keywords of JSON Schema and JSON-LD, such as `$schema` and `@context`, which only tools read. */
const IS_KEYWORD = /^[$@]/;

/** Whether users tell records apart by these choices. By those that are all addresses, tools tell schemas apart. */
export const isChoiceOfUsers = (choices: readonly Option[]): boolean =>
  choices.length > 1 && !choices.every(({ value }) => /^[a-z][a-z\d+.-]*:\/\//i.test(String(value)));

/** Whether responses have the value of a field, and users read it. */
export const isFilterable = (field: Field): boolean =>
  !IS_KEYWORD.test(field.name) &&
  FIELD_KINDS[field.kind]?.filterable !== false &&
  field.type !== 'array' &&
  field.type !== 'object' &&
  !isSecretField(field) &&
  !field.deprecated &&
  !field.ui.valueFrom &&
  !field.ui.sendBackUnchanged;

/** A period whose two ends are sent as comparisons: `openedOn_gte` and `openedOn_lte`. */
export function createPeriod({ format, ui: { serialization } }: Field, name: string, title: string): FilterProperties {
  const end = { type: 'string', format: format === 'date-time' ? 'date' : format, title: '' } as const;
  const period = {
    type: 'object',
    format: undefined,
    title,
    properties: { from: end, to: end },
    'x-ui': {
      dateRange: { params: [`${name}_gte`, `${name}_lte`] },
      widget: 'daterange',
      ...(serialization === undefined ? {} : { serialization }),
    },
  };
  return { [name]: period } as unknown as FilterProperties;
}

/** Whether a field is a text of which a filter finds a part. */
export const isText = ({ kind, type }: Field): boolean => TEXT_KINDS.includes(kind) && type === 'string';

/** Creates the filter of a part of a text. */
export const createTextFilter = (path: string, title: string, isOfUsers: boolean): DefaultFilter => ({
  path,
  kind: 'text',
  isAdded: !isOfUsers,
  properties: { [`${path}_like`]: { type: 'string', title } as FieldDefinition },
});
