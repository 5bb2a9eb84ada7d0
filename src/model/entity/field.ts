/** Compiled fields and the objects that contain them. */
import type {
  ColumnFormat,
  CompareDefinition,
  FieldUi,
  JsonType,
  DialectName,
  UploadUi,
} from '../schemaLanguage/definition';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Relative to the API base URL, with `{placeholders}`. */
  path: string;
  /** The dialect of a list call. */
  pagination?: DialectName;
  bodyFields?: string[];
  fixedParams?: Record<string, unknown>;
  /** `false`: the response body is the data itself, without an envelope. */
  envelope?: false;
  /** The dialect of a call of a standard REST collection. */
  dialect?: DialectName;
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
  /** Replaces `labelField`: a text with keys in braces. */
  labelTemplate?: string;
  /** Alternative keys of the label. */
  alternateLabelFields?: string[];
  dependsOn?: Record<string, string>;
  searchParam?: string;
  /** The number of characters that must be typed before options are requested. */
  minSearchLength?: number;
  fallbackOptions?: Option[];
  /** A failed request also shows a notification. */
  errorToast?: boolean;
  /** Option labels in the page's language, by value; they replace the server's labels. */
  names?: Readonly<Record<string, string>>;
  /** The values are standardized codes, whose labels are generated in `language`. */
  standardCodes?: 'country';
  language?: string;
}

/** Limits of a value, used by the input, its character counter and the error messages. */
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
  /** The maximum length derived from the pattern if there is no `maxLength`. Used by the input, not for validation. */
  patternLength?: number;
}

export interface Field {
  /** The name in requests and responses. */
  name: string;
  /** The key in form paths: the name, escaped if a path cannot contain it. */
  key: string;
  title: string;
  /** A help text below the input. */
  help?: string;
  type: JsonType;
  /** All accepted types without `null`. */
  types: JsonType[];
  nullable: boolean;
  format?: string;
  limits: Limits;
  /** Options defined in the schema itself. */
  choices?: Option[];
  readOnly: boolean;
  writeOnly: boolean;
  default?: unknown;
  /** Error messages by rule; `*` applies to every rule. */
  messages: Record<string, string>;
  ui: FieldUi;
  /** The widget that renders it: the name of a file in `src/widgets`, or `custom:name`. */
  kind: string;
  /** It contains fields or rows of its own and needs the full width. */
  block?: boolean;
  /** The display format of its value, in cells and in exports. */
  reads: ColumnFormat;
  /** Parsed calls of `ui.rows.remove`, `ui.serverGenerated` and `ui.upload`. */
  removeCall?: Call;
  generateCall?: Call;
  upload?: UploadUi & { parsedCall: Call };
  /** The items of an array that are not objects. */
  item?: Field;
  /** Key in `Validators.conditions` of the check that a single item must pass. */
  entry?: string;
  /** The fields of an object, or of the objects in an array. */
  shape?: Shape;
}

/** The fields of an object and the rules between them: the record itself, a nested object, or a row. */
export interface Shape {
  /** By their names in requests and responses. */
  fields: Record<string, Field>;
  required: string[];
  dependentRequired: Record<string, string[]>;
  rules: Rule[];
  compare: Compare[];
  /** Values of fields that the schema does not describe are kept. */
  isOpen?: boolean;
  /** Key in `Validators.conditions` of the check whether a row is complete. */
  sendRowWhen?: string;
}

/** One `if/then/else`: `condition` is a key of `Validators.conditions`. */
export interface Rule {
  condition: string;
  then: Effect;
  else: Effect;
}

/** The effect of a branch on the fields of its shape. */
export interface Effect {
  required: string[];
  forbidden: string[];
  changes: Record<string, FieldChange>;
  /** Rules nested in the branch; they only apply while the branch does. */
  rules: Rule[];
}

/** The changes that a branch makes to one field. */
export interface FieldChange {
  title?: string;
  readOnly?: boolean;
  format?: string;
  values?: (string | number | boolean | null)[];
  limits?: Limits;
  messages?: Record<string, string>;
}

export type Compare = CompareDefinition;
