import type { Call, ObjectShape } from '../../../src/model/entity/entity';
import type { JsonSchema } from './schemaHelpers';

/** The format of a response body: a single value, a list of rows, or a file. */
type ResponseFormat = 'value' | 'list' | 'file';

/** A call of the API with all information that the OpenAPI document contains about it. */
export interface DescribedCall {
  tag: string;
  name: string;
  summary: string;
  call: Call;
  body?: JsonSchema;
  /** Schema of the data in the response. If the response is a list, this is the schema of one row. */
  data?: JsonSchema;
  answered?: ResponseFormat;
  /** Schemas of the query parameters, by name. */
  query?: Readonly<Record<string, JsonSchema>>;
  /** If the request uploads a file: name of the `multipart/form-data` field that contains the file. */
  multipart?: string;
  /** The schemas of the fields of the body whose files are sent with it, if the body is a multipart form. */
  files?: Readonly<Record<string, JsonSchema>>;
  /** Whether the call is allowed without a session, such as sign-in. */
  isOpen?: boolean;
}

const FILE_SCHEMA: JsonSchema = { type: 'string', format: 'binary' };

/** Returns the schemas of the fields whose files are sent with the record, by name. */
export const getFileSchemas = ({ fields }: ObjectShape): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.values(fields)
      .filter(({ upload }) => upload && !upload.parsedCall)
      .map(({ name, type, limits: { minItems, maxItems } }) => [
        name,
        type === 'array'
          ? {
              type: 'array',
              items: FILE_SCHEMA,
              ...(minItems === undefined ? {} : { minItems }),
              ...(maxItems === undefined ? {} : { maxItems }),
            }
          : FILE_SCHEMA,
      ]),
  );

/** The schema of a query or path parameter whose type is not known: a code, which is a string or an integer. */
export const STRING_OR_INTEGER_SCHEMA: JsonSchema = { type: ['string', 'integer'] };
