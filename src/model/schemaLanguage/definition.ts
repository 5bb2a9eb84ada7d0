/**
 * The types of schema files. All of them are generated from `schema/meta` (`npm run definition`), the only
 * description of the keys. This file names them and describes the nesting of schemas after their references are
 * resolved.
 *
 * Standard JSON Schema 2020-12 with three extensions, each an object that the meta-schema closes: `errorMessage`,
 * `x-ui` and `x-admin`; plus the array `x-compare` for the order of two fields.
 */
import type { Admin, Choices, Columns, Compare, Field, OptionLists, Ui } from '../../../generated/definition';

export type {
  Action as ActionDefinition,
  Admin as AdminDefinition,
  Assignment as AssignmentDefinition,
  Call as CallDefinition,
  Chart as ChartDefinition,
  Config,
  ErrorMessage,
  Detail as DetailDefinition,
  Filter as FilterDefinition,
  Filters as FilterDefinitions,
  Form as FormDefinition,
  Icon as IconName,
  JsonType,
  List as ListDefinition,
  Navigation as NavigationDefinition,
  Dialect as DialectName,
  ActionScope,
  Poll as PollDefinition,
  Display as ColumnFormat,
  Section as SectionDefinition,
  Ui as FieldUi,
  View as ViewDefinition,
} from '../../../generated/definition';

export type Choice = Choices[number];
export type CompareDefinition = Compare[number];
export type ColumnDefinition = Columns[number];
export type UploadUi = NonNullable<Ui['upload']>;
/** One entry of `schema/options.json`. */
export type OptionListDefinition = Exclude<OptionLists[string], string | undefined>;

type Nested = 'properties' | 'items' | 'contains' | 'if' | 'then' | 'else' | 'allOf' | 'anyOf' | 'not' | 'oneOf';

/**
 * Any schema after its references are resolved: a field, an item, a branch of a rule or a condition. `false` as a
 * property means that it must be absent.
 */
export interface FieldDefinition extends Omit<Field, Nested | 'format'> {
  /** May be a format that this app does not define. */
  format?: string;
  oneOf?: Choice[];
  properties?: Record<string, FieldDefinition | false>;
  items?: FieldDefinition;
  contains?: FieldDefinition;
  if?: FieldDefinition;
  then?: FieldDefinition;
  else?: FieldDefinition;
  allOf?: FieldDefinition[];
  anyOf?: FieldDefinition[];
  not?: FieldDefinition;
  /** The targets of recursive references. */
  $defs?: Record<string, FieldDefinition>;
}

/** The description of an object: a record, the input of an action, the filters of a list. */
export type ShapeDefinition = Pick<
  FieldDefinition,
  | 'properties'
  | 'required'
  | 'dependentRequired'
  | 'additionalProperties'
  | 'patternProperties'
  | 'if'
  | 'then'
  | 'else'
  | 'allOf'
  | 'anyOf'
  | 'not'
  | 'x-compare'
>;

/** A whole file `schema/<entity>.json` after its references are resolved. */
export interface EntityDefinition extends FieldDefinition {
  $schema?: string;
  $id?: string;
  title: string;
  properties: Record<string, FieldDefinition>;
  'x-admin': Admin;
}
