import type { DescribedCall } from './describedCall';
import {
  createEnvelopeSchema,
  createArraySchema,
  createPageAnswerSchema,
  createRefSchema,
  createRowsSchema,
  type JsonSchema,
} from './schemaHelpers';

const createJsonContent = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const REFUSED = 'Done, or refused: a refusal has `success: false` and says why in `msg`.';

/** Returns the responses in the envelope of the operator's API, in which a refusal has HTTP status 200 too. */
const createEnvelopedResponses = (success: JsonSchema): Record<string, JsonSchema> => ({
  200: { description: REFUSED, content: createJsonContent({ anyOf: [success, createRefSchema('Refusal')] }) },
});

/** Returns the responses without an envelope; a refusal has an HTTP error status. */
const createBareResponses = (status: number, response: JsonSchema): Record<string, JsonSchema> => ({
  [status]: response,
  default: {
    description: 'Refused: `message` says why, `errors` what is wrong with which field.',
    content: createJsonContent(createRefSchema('BareRefusal')),
  },
});

const CONTENT_RANGE: JsonSchema = {
  description: 'Which rows of how many: `parking-lots 0-9/319`',
  required: true,
  schema: { type: 'string' },
};

export function getResponses({ answered = 'envelope', data, call }: DescribedCall): Record<string, JsonSchema> {
  switch (answered) {
    case 'page':
      if (call.envelope === false)
        return createBareResponses(200, {
          description: 'Rows',
          content: createJsonContent(createRowsSchema(data ?? {})),
        });
      return createEnvelopedResponses(createPageAnswerSchema(data ?? {}));
    case 'bareList':
      return createBareResponses(200, {
        description: 'Rows',
        headers: { 'Content-Range': CONTENT_RANGE },
        content: createJsonContent(createArraySchema(data ?? {})),
      });
    case 'bare':
      return createBareResponses(call.method === 'POST' ? 201 : 200, {
        description: 'Done',
        content: createJsonContent(data ?? {}),
      });
    case 'file':
      return {
        200: {
          description: 'The file, its name in `Content-Disposition`; or a refusal',
          content: { 'application/octet-stream': {}, ...createJsonContent(createRefSchema('Refusal')) },
        },
      };
    default:
      if (call.envelope === false)
        return createBareResponses(200, { description: 'Done', content: createJsonContent(data ?? {}) });
      return createEnvelopedResponses(createEnvelopeSchema(data));
  }
}
