/** The functions compiled at build time for one entity, and what they say. */

/** One fault as the compiled validators report it (ajv's own shape, trimmed). */
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

/** The server's own name of an option of a named list. */
export type GetOptionName = (list: string, value: unknown) => string | undefined;

export interface Validators {
  /** The whole record, `readOnly` fields left out. */
  record: Validate;
  /** By the key under which a rule, a list of rows or an action refers to it. */
  conditions: Record<string, Validate>;
  /** The checks of what is filled in besides the record: filters, inputs of actions. */
  parts: Record<string, Validate>;
  /** Names of options, for fields with `knownCodes`; absent until their lists are there. */
  getOptionName?: GetOptionName;
}
