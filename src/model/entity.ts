/**
 * What an entity is once its definition is compiled: plain JSON, references resolved, defaults
 * filled in, every name checked. Generator, widgets and fixtures read this; nobody reads
 * a definition twice.
 */
import type { ColumnFormat, FieldUi, JsonType, UploadUi } from './definition';
import type { PagingName } from './entityDefinition';
import type { Validators } from './validators';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Below the API base, with `{placeholders}`. */
  path: string;
  paging?: PagingName;
  body?: string[];
  fixed?: Record<string, unknown>;
}

export interface Option {
  value: string | number | boolean;
  label: string;
}

export interface OptionList {
  name: string;
  call: Call;
  value: string;
  label: string;
  dependsOn?: Record<string, string>;
  search?: string;
  fallback?: Option[];
}

/** Limits of a value: they bound the input, draw its counter and feed the messages. */
export interface Limits {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

export interface Field {
  name: string;
  title: string;
  description?: string;
  type: JsonType;
  /** Also accepted types, `null` excluded. */
  types: JsonType[];
  nullable: boolean;
  format?: string;
  limits: Limits;
  /** Choices written in the schema itself. */
  choices?: Option[];
  readOnly: boolean;
  writeOnly: boolean;
  default?: unknown;
  /** Message by rule; `*` answers for every rule. */
  messages: Record<string, string>;
  ui: FieldUi;
  /** Parsed calls of `ui.rows.remove`, `ui.generate` and `ui.upload`. */
  removeCall?: Call;
  generateCall?: Call;
  upload?: UploadUi & { parsedCall: Call };
  /** Items of a list that are no objects. */
  item?: Field;
  /** Fields of an object, or of the objects of a list. */
  shape?: Shape;
}

/** An object's fields with the rules among them: the record itself, a nested object, or a row. */
export interface Shape {
  fields: Record<string, Field>;
  required: string[];
  dependentRequired: Record<string, string[]>;
  rules: Rule[];
  compare: Compare[];
  /** Key in `Validators.conditions` of the test that says a row is complete. */
  complete?: string;
}

/** One `if/then/else`: `condition` is a key of `Validators.conditions`. */
export interface Rule {
  condition: string;
  then: Effect;
  else: Effect;
}

/** What a branch says about fields of its shape. */
export interface Effect {
  required: string[];
  forbidden: string[];
  changes: Record<string, FieldChange>;
  /** Rules written inside the branch: they hold only while it does. */
  rules: Rule[];
}

/** What a branch narrows on one field. */
export interface FieldChange {
  title?: string;
  readOnly?: boolean;
  values?: (string | number | boolean | null)[];
  limits?: Limits;
  messages?: Record<string, string>;
}

export interface Compare {
  left: string;
  op: '>' | '>=' | '<' | '<=' | '!=';
  right: string;
  message: string;
}

export type View = 'list' | 'create' | 'update' | 'view';

/** Addresses of the screens in one reading; `{id}` or the id field's name stands for the id. */
export type RouteSet = Partial<Record<View, string>>;

/** What one cell draws: a field, or a period of two. */
export interface CellSource {
  field: string;
  /** Second field of a period `from - to`. */
  to?: string;
  format: ColumnFormat;
}

export interface Column extends CellSource {
  /** Drawn instead where the record has no value of `field`. */
  fallback?: CellSource;
  title: string;
  align: 'left' | 'right' | 'center';
  hidden: boolean;
}

export interface Filter {
  name: string;
  title: string;
  placeholder?: string;
  /** The field whose widget draws the filter; absent for a free search text. */
  field?: Field;
  search: boolean;
  default?: unknown;
}

export interface Section {
  title?: string;
  help?: string;
  fields: string[];
  custom?: string;
  beside?: boolean;
}

export interface Assignment {
  name: string;
  title: string;
  page: Call;
  assign: Call;
  unassign: Call;
  parentKey: string;
  idsKey: string;
  rowId: string;
  /** Fields that name a row, side by side. */
  rowLabel: string[];
  /** Named option list of the statuses. */
  statuses: string;
  /** Name of the filter that is the status of the assignment. */
  statusKey: string;
  shape: Shape;
  columns: Column[];
  /** The status, then the search. */
  filters: Filter[];
}

export interface Entity {
  name: string;
  title: string;
  /** The thing in the middle of a sentence: `article type`. */
  noun: string;
  id: string;
  label: string;
  /** There is one record and no list of them. */
  single?: boolean;
  shape: Shape;
  /** First the main set, then the aliases. */
  routes: RouteSet[];
  calls: Record<string, Call>;
  list?: {
    columns: Column[];
    filters: Filter[];
    rowActions: string[];
    /** Key in `Validators.conditions`; absent: every row that is not Inactive. */
    actionsWhen?: string;
    empty?: string;
    export: boolean;
    chart?: { label: string; value: string };
    /** Name of a hand-written part between the heading and the filters. */
    above?: string;
  };
  form?: { in: 'screen' | 'dialog'; sections: Section[]; width: 'narrow' | 'wide' };
  assignments: Record<string, Assignment>;
  messages: Record<string, string>;
  views: { list?: string; form?: string };
  menu?: { group?: string; order: number; icon?: string };
  /** The named option lists that its fields, filters and assignments use. */
  options: Record<string, OptionList>;
}

/** What a lazily loaded chunk of one entity exports. */
export interface EntityModule {
  entity: Entity;
  validators: Validators;
}

/** What the first load knows of every entity: enough to route, to draw a menu and to ask for the first page. */
export interface ManifestEntry {
  name: string;
  title: string;
  routes: RouteSet[];
  /** The page call and its id field; absent for an entity without a list. */
  page?: Call;
  id: string;
  /** Filters that hold while the address names none: the first page is asked for with them. */
  defaults?: Record<string, unknown>;
}
