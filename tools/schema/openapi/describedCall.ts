import type { Call } from '../../../src/model/entity/entity';
import type { JsonSchema } from './schemaHelpers';

/** The format of a response: a single value, a list, or a file. */
type AnswerFormat = 'value' | 'list' | 'file';

/** A call with its description for the OpenAPI document. */
export interface DescribedCall {
  tag: string;
  name: string;
  summary: string;
  call: Call;
  body?: JsonSchema;
  /** Schema of the response's data; for a list, the schema of one row. */
  data?: JsonSchema;
  answered?: AnswerFormat;
  /** Query parameters and their schemas. */
  query?: Readonly<Record<string, JsonSchema>>;
  /** Name of the form field that contains the file. */
  multipart?: string;
  /** The call needs no session. */
  isOpen?: boolean;
}

/** The schema of a query or path parameter about which nothing else is known: a code. */
export const CODE_SCHEMA: JsonSchema = { type: ['string', 'integer'] };
