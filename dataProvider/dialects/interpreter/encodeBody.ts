import type { BodyFormat } from '../../contract/types';
import type { NestedPartFormat } from '../definition';
import { encodeForm } from './encodeForm';
import { encodeMultipart } from './encodeMultipart';

/** Writes the body of a request in a format other than JSON. */
export const encodeBody = (
  body: unknown,
  format: Exclude<BodyFormat, 'json'>,
  nestedParts: NestedPartFormat | undefined,
): string | FormData => (format === 'form' ? encodeForm(body) : encodeMultipart(body, nestedParts));
