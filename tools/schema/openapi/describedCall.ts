import type { Call } from '../../../src/model/entity/entity';
import type { JsonSchema } from './schemaHelpers';

/** What an answer looks like: in the envelope of the operator's API, bare as in plain REST, or a file. */
type AnswerFormat = 'envelope' | 'page' | 'bare' | 'bareList' | 'file';

/** One call with what is said of it beside its address. */
export interface DescribedCall {
  tag: string;
  name: string;
  summary: string;
  call: Call;
  body?: JsonSchema;
  /** What the answer holds; of a page one row. */
  data?: JsonSchema;
  answered?: AnswerFormat;
  /** Keys of the query, with what each is. */
  query?: Readonly<Record<string, JsonSchema>>;
  /** Name of the field that carries a file. */
  multipart?: string;
  /** It needs no session. */
  isOpen?: boolean;
}

/** A code: what a key of a query or of a path is where nothing says more. */
export const CODE_SCHEMA: JsonSchema = { type: ['string', 'integer'] };
