/** Types of the validator functions that are compiled at build time for each entity, and of their errors. */

/** One error of a compiled validator, in ajv's error format with fewer properties. */
export interface Violation {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** What an item of a list needs to match the schema of `contains`. */
export interface NeededPart {
  /** The name of a member; absent for the item itself. */
  name?: string;
  /** The values that the part may have. */
  values?: readonly unknown[];
  /** A text of the form that the part must have. */
  example?: string;
}

export interface ValidateFunction {
  (data: unknown): boolean;
  errors?: Violation[] | null;
}

/** Returns the label that the server sends for an option of the named option list. */
export type OptionNameLookup = (list: string, value: unknown) => string | undefined;

export interface Validators {
  /** Validates the whole record except its `readOnly` fields. */
  record: ValidateFunction;
  /** The validators of conditions. Rules, sections, arrays of rows and actions refer to them by key. */
  conditions: Record<string, ValidateFunction>;
  /** The validators of values other than the record: the filters of a list, the inputs of actions. */
  parts: Record<string, ValidateFunction>;
  /**
   * Returns the option labels of fields with `codesUsedByRules`. Absent until the option lists of these fields have
   * loaded.
   */
  getOptionCodeLabel?: OptionNameLookup;
}
