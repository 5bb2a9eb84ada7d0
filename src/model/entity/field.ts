/** What a field is once its definition is compiled, and the object that it stands in. */
import type {
  ColumnFormat,
  CompareDefinition,
  FieldUi,
  JsonType,
  PagingName,
  UploadUi,
} from '../schemaLanguage/definition';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Below the API base, with `{placeholders}`. */
  path: string;
  pagination?: PagingName;
  bodyFields?: string[];
  fixedParams?: Record<string, unknown>;
  /** The answer is the data itself. */
  envelope?: false;
  /** One of the calls that plain REST has by itself. */
  rest?: boolean;
}

export interface Option {
  value: string | number | boolean;
  label: string;
}

export interface OptionList {
  name: string;
  call: Call;
  valueField: string;
  /** Key of the label. */
  labelField: string;
  /** Takes its place: a text with keys in braces. */
  labelTemplate?: string;
  /** Other keys of the label. */
  alternateLabelFields?: string[];
  dependsOn?: Record<string, string>;
  searchParam?: string;
  /** So many characters must be typed before the list is asked. */
  minSearchLength?: number;
  fallbackOptions?: Option[];
  /** A failure is also told in a notification. */
  errorToast?: boolean;
  /** What the language of the page calls an option, by its value, in place of the server's own name. */
  names?: Readonly<Record<string, string>>;
  /** The values are codes that all the world knows; then `language` is that in which they are named. */
  standardCodes?: 'country';
  language?: string;
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
  /** Most characters that the pattern allows, where `maxLength` says nothing: for the input, not for the check. */
  patternLength?: number;
}

export interface Field {
  /** On the wire. */
  name: string;
  /** In the paths of a form: the name, where a path can hold it. */
  key: string;
  title: string;
  /** A line of help below the input. */
  help?: string;
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
  /** Which input draws it: the name of a file in `src/widgets`, or `custom:name`. */
  kind: string;
  /** It has fields or lines of its own, and needs the whole width. */
  block?: boolean;
  /** How its value reads, in a cell as in an export. */
  reads: ColumnFormat;
  /** Parsed calls of `ui.rows.remove`, `ui.serverGenerated` and `ui.upload`. */
  removeCall?: Call;
  generateCall?: Call;
  upload?: UploadUi & { parsedCall: Call };
  /** Items of a list that are no objects. */
  item?: Field;
  /** Key in `Validators.conditions` of the test that one item passes. */
  entry?: string;
  /** Fields of an object, or of the objects of a list. */
  shape?: Shape;
}

/** An object's fields with the rules among them: the record itself, a nested object, or a row. */
export interface Shape {
  /** By their names on the wire. */
  fields: Record<string, Field>;
  required: string[];
  dependentRequired: Record<string, string[]>;
  rules: Rule[];
  compare: Compare[];
  /** It may have fields that are not described: they are kept. */
  isOpen?: boolean;
  /** Key in `Validators.conditions` of the test that says a row is complete. */
  sendWhen?: string;
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
  format?: string;
  values?: (string | number | boolean | null)[];
  limits?: Limits;
  messages?: Record<string, string>;
}

export type Compare = CompareDefinition;
