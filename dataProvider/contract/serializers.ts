/** The conversion of values between the formats of the API and those of the app. */

export interface SerializerOptions {
  /** The operator's time zone, such as `Asia/Singapore`. Default: the time zone of the browser. */
  timeZone?: string | undefined;
}

type Values = Record<string, unknown>;

/** Called for each received value that does not have the format of its field. */
export type MalformedValueReporter = (
  field: { readonly name: string; readonly ui: { readonly serialization?: string } },
  value: unknown,
) => void;

/** Converts the values of a resource between the formats of the API and the formats of the app. */
export interface RecordSerializer {
  /** Values that do not have the format of their field remain unchanged and are reported. */
  readRecord(received: Values, report: MalformedValueReporter): Values;
  /**
   * Returns the values by the names of their fields.
   * @param received the record as the API last sent it. Values that have not changed are sent in the same form
   */
  writeRecord(values: Values, received?: Values): Values;
  /** Moves values to the objects in which the API nests them. */
  nest(values: Values): Values;
  /** Moves the values of a received record out of the objects in which the API nests them. */
  flatten(received: Values): Values;
  /** Converts values whose names remain unchanged, such as path parameters. */
  writeValues(values: Values): Values;
  writeFilter(filter: Values): Values;
  /** Returns the path of a field in the records of the API. It sorts by this path, too. */
  getPath(name: string): string;
  /**
   * Returns what a body violates, in the format of ajv's errors, without what the stored record violates, too: nothing
   * if the entity names no schema for bodies.
   * @param body as it is sent
   * @param stored the record as the API last sent it
   */
  findViolations?(body: Values, stored?: Values): Promise<readonly unknown[]>;
  /** Whether the values of a filter are texts. Undefined if the filter has no field. */
  isText?(name: string): boolean | undefined;
}

/**
 * The fields whose values a call sends and receives. Calls that belong to no resource need them if the API has other
 * formats for these values than the app. The data provider itself does not know the fields: the registry converts.
 */
export interface CallFields {
  /** The fields by the name that their value has in params, query, filter and body. */
  sentFields: Readonly<Record<string, unknown>>;
  /** The shape of the rows of a page. */
  rowShape?: unknown;
}

/** Converts the values of a call between the formats of the API and the formats of the app. */
export type CallSerializer = Pick<RecordSerializer, 'readRecord' | 'writeValues' | 'isText'>;
