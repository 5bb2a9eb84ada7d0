/** The validator functions compiled at build time for one entity, and their results. */

/** One error as reported by the compiled validators (ajv's format, reduced). */
export interface Violation {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export interface Validate {
  (data: unknown): boolean;
  errors?: Violation[] | null;
}

/** Returns the server's label of an option in a named list. */
export type GetOptionName = (list: string, value: unknown) => string | undefined;

export interface Validators {
  /** Validates the whole record without its `readOnly` fields. */
  record: Validate;
  /** By the key that a rule, an array of rows or an action refers to. */
  conditions: Record<string, Validate>;
  /** Validates data other than the record: filters, inputs of actions. */
  parts: Record<string, Validate>;
  /** Returns option labels for fields with `codesInRules`; absent until their lists have loaded. */
  getOptionName?: GetOptionName;
}
