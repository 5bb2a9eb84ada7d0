/**
 * What an analyst writes: the types of a file `schema/<entity>.json`.
 *
 * Standard JSON Schema 2020-12 with three extensions, each an object that the meta-schema
 * (`schema/meta/entity.schema.json`) closes: `errorMessage`, `x-ui` and `x-admin`; plus the
 * list `x-compare` for the order of two fields. `compile` turns a definition into an `Entity`.
 */

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** A rule's message by the keyword it belongs to, or one text for every rule of the field. */
export type ErrorMessage = string | Record<string, string>;

export interface Choice {
  const: string | number | boolean;
  title?: string;
}

/** One property, one item of a list, or a branch of a rule. `false` says: must be absent. */
export interface FieldDefinition {
  $ref?: string;
  type?: JsonType | JsonType[];
  title?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: (string | number | boolean | null)[];
  oneOf?: Choice[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  contains?: FieldDefinition;
  items?: FieldDefinition;
  properties?: Record<string, FieldDefinition | false>;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  if?: FieldDefinition;
  then?: FieldDefinition;
  else?: FieldDefinition;
  allOf?: FieldDefinition[];
  anyOf?: FieldDefinition[];
  not?: FieldDefinition;
  readOnly?: boolean;
  writeOnly?: boolean;
  errorMessage?: ErrorMessage;
  'x-ui'?: FieldUi;
  'x-compare'?: CompareDefinition[];
}

/** Order of two fields of one record, which JSON Schema cannot say. */
export interface CompareDefinition {
  left: string;
  op: '>' | '>=' | '<' | '<=' | '!=';
  right: string;
  message: string;
}

/** How a property looks; every key is optional. */
export interface FieldUi {
  /** Name of a widget of `src/widgets`, where the choice by type and format is not wanted. */
  widget?: string;
  placeholder?: string;
  help?: string;
  /** Share of the form's line on a wide screen. */
  width?: 'third' | 'half' | 'two-thirds' | 'full';
  /** Visible lines of a multi-line text. */
  lines?: number;
  /** Name of a list in `schema/options.json`. */
  options?: string;
  /** Field of the same record that already carries the label of this code. */
  labelFrom?: string;
  /** Shown behind or before the number: a unit, or the currency of a country field. */
  unit?: string;
  currency?: { code?: string; fromCountry?: string };
  /** Digits after the decimal point that the input takes. */
  decimals?: number;
  /** A new record starts with this value of the operator's configuration; it goes before `default`. */
  defaultFrom?: 'country' | 'callingCode' | 'currency';
  /** The server makes the value; a button asks for a new one and nobody types it. */
  generate?: { call: string; label: string };
  /** A field a rule forbids: gone, or in place, empty and disabled. */
  whenForbidden?: 'hide' | 'disable';
  /** What a cleared field becomes on the wire; by default its key is absent. */
  clearAs?: 'null';
  /** Other names under which a server sends this field; it is sent back under its own. */
  aliases?: string[];
  /** A list that the server wants as one text: `AC,DC`. */
  wire?: 'comma';
  /** `false`: a choice that can be changed and not taken back. */
  clearable?: false;
  /** Of a time: the field with the time at which the same window begins. */
  endOf?: string;
  /** Of a choice of days: the list in `schema/options.json` with the names of its shortcuts. */
  shortcuts?: string;
  /** What is wrong with the field is also told in a notification. */
  toast?: boolean;
  rows?: RowsUi;
  upload?: UploadUi;
  column?: ColumnUi;
  /** Name of a list's filter entry that sends nothing; default `All`. */
  all?: string;
}

/** A list of objects that is edited in the form. */
export interface RowsUi {
  /** Field that a saved row carries; it is never shown and is sent back. */
  id?: string;
  /** Always keep one blank row at the end. */
  blankRow?: boolean;
  /** A row that does not fit this schema is not sent. */
  complete?: FieldDefinition;
  /** Text of the button that adds a row. */
  add?: string;
  remove?: RemoveRow;
}

/** Deleting a saved row (or image) on the server, after a question. */
export interface RemoveRow {
  call: string;
  confirm: string;
  done: string;
  /** Title of the notification when the call fails. */
  failed?: string;
}

export interface UploadUi {
  call: string;
  /** Name of the multipart field; default `file`. */
  field?: string;
  /** Accepted endings, with the dot: `.png`. */
  accept: string[];
  /** Bytes. */
  maxSize: number;
  /** Key of the answer's `data` that holds the stored path. */
  answer: string;
  /** Property of a row that stores the path, when the field is a list of objects. */
  store?: string;
  /** Refusal texts of our own. */
  tooLarge?: string;
  wrongType?: string;
}

export type ColumnFormat =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'datetime'
  | 'boolean'
  | 'status'
  | 'count'
  | 'list'
  | 'link'
  | 'image';

export interface ColumnUi {
  format?: ColumnFormat;
  align?: 'left' | 'right' | 'center';
  /** Not shown until the user chooses it. */
  hidden?: boolean;
}

/** What a cell shows where the record has no value of the column's own field. */
export interface ColumnFallback {
  field: string;
  to?: string;
  format?: ColumnFormat;
}

/** A column: a field's name, or a field with another title, a second field (a period) or a stand-in. */
export type ColumnDefinition =
  | string
  | ({ field: string; title?: string; to?: string; fallback?: ColumnFallback } & ColumnUi);

/** A filter: a field's name, or a key of its own that the page call understands. */
export type FilterDefinition =
  | string
  | { name: string; title?: string; placeholder?: string; search?: boolean; options?: string; default?: unknown };

export type PagingName = 'pageNo/pageVo' | 'pageNum/pageVo' | 'pageNum/pageCriteria';

/** `"POST article/article-pages"`, or the same with what the call needs besides. */
export type CallDefinition =
  | string
  | {
      call: string;
      paging?: PagingName;
      /** The only keys of the record that are sent; default: all that a form may change. */
      body?: string[];
      /** Filters that are always sent, whatever the user chose. */
      fixed?: Record<string, unknown>;
    };

export interface RouteSetDefinition {
  list?: string;
  create?: string;
  update?: string;
  view?: string;
}

export interface RoutesDefinition extends RouteSetDefinition {
  /** Other addresses of the same screens. A view a set lacks is the main set's. */
  aliases?: RouteSetDefinition[];
}

export interface SectionDefinition {
  title?: string;
  help?: string;
  fields: string[];
  /** Name of a hand-written section of `src/pages`, drawn instead of the fields. */
  custom?: string;
  /** Stands beside the others where the screen is wide enough, else among them in its place. */
  beside?: boolean;
}

export interface AssignmentDefinition {
  title: string;
  /** Calls that take the parent's id. */
  page: CallDefinition;
  assign: CallDefinition;
  unassign: CallDefinition;
  /** Key of the parent's id, and of the list of chosen ids, in the bodies. */
  parentKey: string;
  idsKey: string;
  /** Id field of one row. */
  rowId: string;
  /** Properties that name a row, side by side; default: the first column. */
  rowLabel?: string | string[];
  /** Named option list of the assignment statuses. */
  statuses: string;
  /** Key of the chosen status among the filters of the page call; default `assignmentStatus`. */
  statusKey?: string;
  /** Key of the search text among them; default `criteria`. */
  searchKey?: string;
  /** Properties of the rows, in the order of the columns. */
  row: FieldDefinition;
  columns: ColumnDefinition[];
  searchPlaceholder?: string;
}

export interface AdminDefinition {
  /** Field that identifies a record. */
  id: string;
  /** Field that names a record in titles and questions. */
  label?: string;
  /** The thing in the middle of a sentence: `article type`. Default: the title in lower case. */
  noun?: string;
  menu?: { group?: string; order?: number; icon?: string };
  /** There is one record and no list of them: `get` has no id in its path, and may answer nothing yet. */
  single?: boolean;
  routes: RoutesDefinition;
  calls: Record<string, CallDefinition>;
  list?: {
    columns: ColumnDefinition[];
    filters?: FilterDefinition[];
    /** `edit`, `delete`, `view`, or the name of an assignment; default: those that have calls. */
    rowActions?: string[];
    /** A row that does not fit this schema has no menu and no link; default: not Inactive. */
    actionsWhen?: FieldDefinition;
    empty?: string;
    export?: boolean;
    /** A bar for each row of the page: the field that names it and the number it has. */
    chart?: { label: string; value: string };
    /** Name of a hand-written part between the heading and the filters. */
    above?: string;
  };
  form?: {
    in: 'screen' | 'dialog';
    fields?: string[];
    sections?: SectionDefinition[];
    width?: 'narrow' | 'wide';
  };
  assignments?: Record<string, AssignmentDefinition>;
  messages?: Record<string, string>;
  /** Hand-written views by name: the rest of the entity stays generated. */
  views?: { list?: string; form?: string };
}

export interface EntityDefinition extends FieldDefinition {
  $schema?: string;
  $id: string;
  /** Definitions that fields of this file share. */
  $defs?: Record<string, FieldDefinition>;
  title: string;
  type: 'object';
  properties: Record<string, FieldDefinition>;
  'x-admin': AdminDefinition;
}

/** One entry of `schema/options.json`. */
export interface OptionListDefinition {
  call: string;
  /** Keys of value and label in an option; `value` and `name` are understood always. */
  value?: string;
  label?: string;
  /** Query keys filled from fields of the same record: `{ "groupType": "userType" }`. */
  dependsOn?: Record<string, string>;
  /** Query key of the text the user types, for lists that the server searches. */
  search?: string;
  /** Used until, or when no, list arrives. */
  fallback?: Choice[];
}

/** `schema/navigation.json`: the menu's groups, in order. */
export interface NavigationDefinition {
  groups: { key: string; title: string; icon?: string }[];
}
