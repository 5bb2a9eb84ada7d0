/** Types of compiled fields, of the objects that contain fields (`Shape`), and of API calls (`Call`). */
import type {
  ColumnFormat,
  ComparisonDefinition,
  FieldUi,
  JsonType,
  Tone,
  DialectName,
  UploadFieldConfig,
} from '../schemaLanguage/definition';
import type { Variants } from '../jsonSchema/variantDefinition';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** The path relative to the API base URL. It can contain `{placeholders}` for record values. */
  path: string;
  /**
   * The dialect, that is the notation of paging, sorting and filters in the request, and the format of the response.
   * Default: the dialect of the operator's API.
   */
  dialect?: DialectName;
  bodyFields?: string[];
  fixedParams?: Record<string, unknown>;
  /**
   * `false`: the response body is the record or array itself. Otherwise the response body is an envelope that
   * contains it.
   */
  responseEnvelope?: false;
  /** The format of the request body. Default: that of the dialect. */
  bodyFormat?: 'json' | 'form' | 'multipart';
}

export interface Option {
  value: string | number | boolean;
  label: string;
  /** What the option is for. */
  description?: string;
}

export interface OptionList {
  name: string;
  /** Name of the entity whose records are the options. */
  entity?: string;
  call: Call;
  valueField: string;
  /** The key of an item that contains the option's label. */
  labelField: string;
  /** A text with keys in braces, from which the label is built instead of `labelField`. */
  labelTemplate?: string;
  /** Other keys that servers may use for the label. */
  alternateLabelFields?: string[];
  paramsFromFields?: Record<string, string>;
  /** The fields of `paramsFromFields`, by parameter, if the API has another format for one of their values. */
  callFields?: { sentFields: Record<string, Field> };
  searchParam?: string;
  /** The number of characters that the user must type before options are requested. */
  minSearchLength?: number;
  fallbackOptions?: Option[];
  /** Whether a failed request also shows a notification. By default, only the field shows the error. */
  errorToast?: boolean;
  /** Option labels in the page's language, by option value. They replace the labels that the server sends. */
  names?: Readonly<Record<string, string>>;
  /** What single options are for, in the page's language, by option value. */
  descriptions?: Readonly<Record<string, string>>;
  /** The meanings of single options as statuses, by option value. */
  tones?: Readonly<Record<string, Tone>>;
  /** Present if the option values are standardized codes, whose labels the browser generates in `language`. */
  labelsFromStandard?: 'country';
  language?: string;
}

/** The limits of a value. The input, its character counter and the error messages use them. */
export interface FieldLimits {
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
  /**
   * The maximum length that follows from `pattern` if the schema has no `maxLength`. The input uses it; validation
   * does not.
   */
  patternLength?: number;
}

/** What an object that is edited as JSON needs itself. */
export interface KnownMembers {
  /** The members that it must have. */
  required: readonly string[];
  /** The values from which its members are chosen, by name. */
  constants: Readonly<Record<string, readonly unknown[]>>;
}

/** What a value that is edited as JSON may have inside. */
export interface KnownParts extends KnownMembers {
  /** Names of members, at any depth. */
  names: readonly string[];
  /** Constants, at any depth. */
  values: readonly unknown[];
  /** The types of the entries of a list, of the entries inside of these, and so on. A level with any type is empty. */
  entryTypes: readonly (readonly string[])[];
  /** The kinds of objects of which a list may consist. */
  entryKinds: readonly KnownMembers[];
  /** The values from which an entry is chosen, by its place in a list whose places have meanings of their own. */
  placeValues: readonly (readonly unknown[])[];
}

export interface Field {
  /** The name of the field in requests and responses. */
  name: string;
  /**
   * The name of the field in form paths. It differs from `name` only if `name` contains characters that form paths
   * do not allow.
   */
  key: string;
  title: string;
  /** The keys that the further entries of an object must not have, because its other fields have them. */
  takenKeys?: readonly string[];
  /** A help text that is displayed below the input. */
  help?: string;
  type: JsonType;
  /** All JSON types that the field accepts, without `null`. */
  types: JsonType[];
  nullable: boolean;
  format?: string;
  limits: FieldLimits;
  /** The options that the schema itself defines, in contrast to an option list of the server. */
  choices?: Option[];
  readOnly: boolean;
  writeOnly: boolean;
  /** Whether the field should no longer be used: then it is neither a default column nor a default filter. */
  deprecated?: true;
  default?: unknown;
  /** Error messages by rule; `*` applies to every rule. */
  messages: Record<string, string>;
  ui: FieldUi;
  /** The kind of widget that renders the field: the name of a file in `src/widgets`, or `custom:name`. */
  kind: string;
  /** Whether the field contains other fields or rows and therefore needs the full width of the form. */
  block?: boolean;
  /** The display format of the value in cells and exports. */
  reads: ColumnFormat;
  /** The parsed calls of `ui.rows.remove`, `ui.serverGenerated` and `ui.upload`. */
  removeCall?: Call;
  generateCall?: Call;
  /** Without `parsedCall`, the file is sent with the record. */
  upload?: UploadFieldConfig & { parsedCall?: Call };
  /** For an array whose items are not objects: the field that describes one item. */
  item?: Field;
  /** Key in `Validators.conditions` of the validator for a single item. */
  entry?: string;
  /** For a field that is edited as JSON. */
  known?: KnownParts;
  /** For an object: its fields. For an array of objects: the fields of each row. */
  shape?: ObjectShape;
}

/** The fields of an object and the rules between these fields. The object is a record, a nested object, or a row. */
export interface ObjectShape {
  /** The fields by name, as in requests and responses. */
  fields: Record<string, Field>;
  required: string[];
  /** The fields of which at least one is needed, if they are few. */
  alternatives?: string[];
  dependentRequired: Record<string, string[]>;
  rules: FormRule[];
  compare: FieldComparison[];
  /** Whether the object can have properties that the schema does not describe. Their values are sent back unchanged. */
  isOpen?: boolean;
  /** Whether a record lacks the optional fields that are empty, unless the stored record has them. */
  omitsEmptyValues?: true;
  /** Key in `Validators.conditions` of the condition that a row must satisfy to be sent. */
  sendRowWhen?: string;
  /** Whether the API has another format for a value of the object or of a nested object. */
  isSerialized?: true;
  /** The variants among which users choose. Their fields are fields of the object; rules forbid those not chosen. */
  variants?: Variants;
}

/** A compiled `if/then/else`. `condition` is the key of the compiled `if` in `Validators.conditions`. */
export interface FormRule {
  condition: string;
  then: RuleEffect;
  else: RuleEffect;
}

/** The effect of a `then` or `else` branch on the fields of the same object. */
export interface RuleEffect {
  required: string[];
  forbidden: string[];
  changes: Record<string, FieldChange>;
  /** The rules nested in the branch. They only apply while the branch is active. */
  rules: FormRule[];
}

/** The changes that a branch makes to one field. */
export interface FieldChange {
  title?: string;
  readOnly?: boolean;
  format?: string;
  values?: (string | number | boolean | null)[];
  limits?: FieldLimits;
  messages?: Record<string, string>;
  /** null: an empty field is sent as null. */
  emptyValue?: null;
}

export type FieldComparison = ComparisonDefinition;
