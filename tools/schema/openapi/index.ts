/**
 * The contract of the operator's API as OpenAPI 3.1, from the schema files: every call that the
 * app makes for its entities, with what it sends and what it expects back.
 */
import { paramsOf } from '../../../src/model/calls';
import { compileEntity, entityFilesOf, type CompiledEntity } from '../../../src/model/compile';
import type { SchemaFiles } from '../../../src/model/refs';
import { typeNameOf } from '../types';
import { standard, writable } from '../walk';
import { describedCalls, type Described } from './calls';
import { answer, object, pageAnswer, ref, type JsonSchema } from './shapes';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: JsonSchema };
  security: JsonSchema[];
}

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const parameter =
  (place: string, required: boolean) =>
  (key: string): JsonSchema => ({ name: key, in: place, required, schema: { type: ['string', 'integer'] } });

function operationOf({ tag, name, summary, call, body, data, query = [], multipart }: Described): Operation {
  const parameters = [...paramsOf(call.path).map(parameter('path', true)), ...query.map(parameter('query', false))];
  const file = multipart && object({ [multipart]: { type: 'string', format: 'binary' } });
  const content = file ? { 'multipart/form-data': { schema: file } } : body && json(body);
  const success = call.paging ? pageAnswer(data ?? {}) : answer(data);
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      200: {
        description: 'Done, or refused: a refusal has `success: false` and says why in `msg`.',
        content: json({ anyOf: [success, ref('Refusal')] }),
      },
    },
  };
}

/** The first description of an address wins: entities share uploads and deletions. */
function pathsOf(calls: Described[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const described of calls) {
    const path = (paths[`/${described.call.path}`] ??= {});
    path[described.call.method.toLowerCase()] ??= operationOf(described);
  }
  return paths;
}

function schemasOf(entities: CompiledEntity[]): Record<string, JsonSchema> {
  const refusal = object({ success: { const: false }, msg: { type: 'string' } });
  const pairs = entities.flatMap(({ entity, definition }) => [
    [typeNameOf(entity.name), { ...standard({ ...definition, required: [] }) }],
    [`${typeNameOf(entity.name)}Input`, { ...standard(writable(definition)) }],
  ]);
  return { Refusal: refusal, ...Object.fromEntries(pairs) };
}

/** @param apiBase where the API is, as `config.json` says it */
export function openApiOf(files: SchemaFiles, apiBase: string): OpenApiDocument {
  const entities = entityFilesOf(files).map((file) => compileEntity(file, files));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wattdesk back office API',
      version: '1.0.0',
      description: 'Generated from the schema files; every call that the back office makes for its entities.',
    },
    servers: [{ url: apiBase }],
    tags: [
      ...entities.map(({ entity }) => ({ name: entity.name, description: entity.title })),
      { name: 'options', description: 'Lists of choices' },
    ],
    paths: pathsOf(describedCalls(entities)),
    components: {
      schemas: schemasOf(entities),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    security: [{ token: [] }],
  };
}
