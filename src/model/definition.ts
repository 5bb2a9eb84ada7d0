/**
 * What an analyst writes of a field, and the lists and menu groups beside the entities. What stands
 * around the fields in a file `schema/<entity>.json` is in `entityDefinition.ts`.
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
  /** Codes that the rules speak of: an option is one of them by its value or by its name. */
  recognise?: string[];
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
