/**
 * What an analyst writes, as types. All of them are made from `schema/meta` (`npm run definition`):
 * a key is described there and nowhere else. What stands here gives them names and says how a schema
 * is nested once its references are resolved.
 *
 * Standard JSON Schema 2020-12 with three extensions, each an object that the meta-schema closes:
 * `readErrorMessage`, `x-ui` and `x-admin`; plus the list `x-compare` for the order of two fields.
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
  Pagination as PagingName,
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
 * Any schema once its references are resolved: a field, an item, a branch of a rule or a condition.
 * `false` in the place of a property says: must be absent.
 */
export interface FieldDefinition extends Omit<Field, Nested | 'format'> {
  /** A format that is not ours is known by its name alone. */
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
  /** What recursive references point at. */
  $defs?: Record<string, FieldDefinition>;
}

/** An object described by itself: a record, the input of an action, the filters of a list. */
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

/** A whole file `schema/<entity>.json` with its references resolved. */
export interface EntityDefinition extends FieldDefinition {
  $schema?: string;
  $id?: string;
  title: string;
  properties: Record<string, FieldDefinition>;
  'x-admin': Admin;
}
