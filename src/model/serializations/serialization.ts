import type { Field } from '../entity/entity';

/** What a serialization may need to know about the value that it converts. */
export interface SerializationContext {
  field: Pick<Field, 'type' | 'types' | 'format' | 'choices' | 'item' | 'shape'>;
  /** The operator's time zone, such as `Asia/Singapore`. Default: the time zone of the browser. */
  timeZone?: string | undefined;
  /** Whether the value ends a period. A day that ends a period includes its last moment. */
  isPeriodEnd?: boolean;
}

/**
 * The format of a value in the requests and responses of an API, if it differs from the app's own format. Each
 * serialization has a file in this folder; `serializations.ts` registers it. Both functions are pure, and neither
 * receives null or undefined.
 */
export interface Serialization {
  /** The schema of the serialized value. Options and limits of the field are converted and added. */
  wireSchema: Readonly<Record<string, unknown>>;
  /** Only responses have this format: a request has the app's value, also if it has not changed. */
  isForResponses?: boolean;
  /** @returns the value in the app's format; undefined if the received value does not have this format */
  read(received: unknown, context: SerializationContext): unknown;
  /**
   * @param received the value that the API last sent, for the parts that `value` lacks
   * @returns the value in the format of the API; undefined if the value cannot be serialized
   */
  write(value: unknown, context: SerializationContext, received?: unknown): unknown;
}
