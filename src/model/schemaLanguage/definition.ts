/**
 * The types of schema files. They are generated from `schema/meta` (`npm run definition`), where all keys are
 * described. This file gives the generated types shorter names, and adds types for schemas after their references
 * are resolved.
 *
 * Schema files are JSON Schema 2020-12 with extensions. The objects `errorMessage`, `x-ui` and `x-admin` allow only
 * keys that the meta-schema describes. The array `x-compare` defines the order of two fields.
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
  GeneralIcon as GeneralIconName,
  Icon as IconName,
  JsonType,
  Link as LinkDefinition,
  List as ListDefinition,
  ListView as ListViewDefinition,
  Navigation as NavigationDefinition,
  Dialect as DialectName,
  ActionScope,
  Poll as PollDefinition,
  Display as ColumnFormat,
  Section as SectionDefinition,
  Tone,
  Ui as FieldUi,
  View as ViewDefinition,
} from '../../../generated/definition';

export type Choice = Choices[number];
export type ComparisonDefinition = Compare[number];
export type ColumnDefinition = Columns[number];
export type UploadFieldConfig = NonNullable<Ui['upload']>;
/** One option list of `schema/options.json`. */
export type OptionListDefinition = Exclude<OptionLists[string], string | undefined>;

type Nested = 'properties' | 'items' | 'contains' | 'if' | 'then' | 'else' | 'allOf' | 'anyOf' | 'not' | 'oneOf';

/**
 * Any schema after its references are resolved: the schema of a field, of an array item, of a rule branch or of a
 * condition. A property with the value `false` must be absent.
 */
export interface FieldDefinition extends Omit<Field, Nested | 'format'> {
  /** Can also be a format that this app does not implement. */
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
  /** The schemas to which recursive references refer. */
  $defs?: Record<string, FieldDefinition>;
}

/** The schema of an object: of a record, of the input of an action, or of the filters of a list. */
export type ObjectSchemaDefinition = Pick<
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

/** A whole file `schema/<entity>.json`, after its references are resolved. */
export interface EntityDefinition extends FieldDefinition {
  $schema?: string;
  $id?: string;
  title: string;
  properties: Record<string, FieldDefinition>;
  'x-admin': Admin;
}
