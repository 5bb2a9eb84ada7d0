import type { DialectDefinition, DialectSources } from '../../../dataProvider/dialects/definition';
import type { Call } from '../../../src/model/entity/entity';
import { getDialectDefinition, isCallWithoutEnvelope } from '../dialectOfCall';
import type { DescribedCall } from './describedCall';
import { describeErrorResponse, describeListHeaders, describeListResponse } from './describeDialect';
import { createEnvelopeSchema, createRefSchema, createListPageSchema, type JsonSchema } from './schemaHelpers';

const createJsonContent = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const REFUSED = 'Done, or refused: a refusal has `success: false` and says why in `msg`.';

/**
 * Returns the responses in the envelope of the operator's API. In this envelope, the response to a rejected request
 * has HTTP status 200 too.
 */
const createEnvelopedResponses = (success: JsonSchema): Record<string, JsonSchema> => ({
  200: { description: REFUSED, content: createJsonContent({ anyOf: [success, createRefSchema('Refusal')] }) },
});

/** Returns the responses without an envelope. The response to a rejected request has an HTTP error status. */
const createBareResponses = (
  status: number,
  response: JsonSchema,
  refusal: JsonSchema = createRefSchema('BareRefusal'),
): Record<string, JsonSchema> => ({
  [status]: response,
  default: { description: 'Refused: why, and what is wrong with which field.', content: createJsonContent(refusal) },
});

/** Returns the responses of a page call in the wire dialect of the call. */
function getListResponses(call: Call, row: JsonSchema, dialects: DialectSources): Record<string, JsonSchema> {
  const definition = getDialectDefinition(call, dialects);
  if (call.responseEnvelope === false)
    return createBareResponses(200, { description: 'Rows', content: createJsonContent(createListPageSchema(row)) });
  const rows = describeListResponse(definition, row);
  if (definition.envelope) return createEnvelopedResponses(rows);
  const headers = describeListHeaders(definition);
  return createBareResponses(
    200,
    { description: 'Rows', ...(headers ? { headers } : {}), content: createJsonContent(rows) },
    describeErrorResponse(definition),
  );
}

/** Returns the response to a write that the server executes later. */
function getAcceptedResponse(
  { method }: Call,
  { asynchronous }: DialectDefinition,
): Record<string, JsonSchema> | undefined {
  if (!asynchronous || method === 'GET') return undefined;
  const { statusUrlHeader = 'Location', statusUrlPath } = asynchronous;
  const header = { description: 'The address of the status', schema: { type: 'string' } };
  const headers = statusUrlPath === undefined ? { headers: { [statusUrlHeader]: header } } : {};
  return { 202: { description: 'Accepted: the status says when it is done.', ...headers } };
}

export function getResponses(
  { answered = 'value', data, call }: DescribedCall,
  dialects: DialectSources,
): Record<string, JsonSchema> {
  switch (answered) {
    case 'list':
      return getListResponses(call, data ?? {}, dialects);
    case 'file':
      return {
        200: {
          description: 'The file, its name in `Content-Disposition`; or a refusal',
          content: { 'application/octet-stream': {}, ...createJsonContent(createRefSchema('Refusal')) },
        },
      };
    default: {
      const definition = getDialectDefinition(call, dialects);
      const accepted = getAcceptedResponse(call, definition);
      if (!isCallWithoutEnvelope(call, dialects)) {
        return { ...createEnvelopedResponses(createEnvelopeSchema(data)), ...accepted };
      }
      const status = !definition.envelope && call.method === 'POST' ? 201 : 200;
      const response = { description: 'Done', content: createJsonContent(data ?? {}) };
      return { ...createBareResponses(status, response, describeErrorResponse(definition)), ...accepted };
    }
  }
}
