/**
 * The contract of the operator's API as OpenAPI 3.1, from the schema files: every call that the
 * app makes, with what it sends and what it expects back.
 */
import { paramsOf } from '../../../src/model/wire/calls';
import { compileEntity, entityFilesOf, type CompiledEntity } from '../../../src/model/compile';
import type { Entity } from '../../../src/model/entity/entity';
import type { SchemaFiles } from '../../../src/model/language/refs';
import { actionCalls, assignmentCalls, columnCalls } from './actionCalls';
import { AUTH_CALLS, AUTH_TAG, RESOURCE } from './auth';
import { Components } from './components';
import { CODE, type Described } from './described';
import { entityCalls } from './entityCalls';
import { fieldCalls, optionCall } from './fieldCalls';
import { responsesOf } from './responses';
import { object, type JsonSchema } from './shapes';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: JsonSchema[];
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

const parameter = (place: string, name: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: place,
  required: place === 'path',
  schema,
});

function operationOf(described: Described): Operation {
  const { tag, name, summary, call, body, query = {}, multipart, isOpen } = described;
  const parameters = [
    ...paramsOf(call.path).map((one) => parameter('path', one, CODE)),
    ...Object.entries(query).map(([one, schema]) => parameter('query', one, schema)),
  ];
  const file = multipart && object({ [multipart]: { type: 'string', format: 'binary' } });
  const content = file ? { 'multipart/form-data': { schema: file } } : body && { 'application/json': { schema: body } };
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary,
    ...(isOpen ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: responsesOf(described),
  };
}

/** The first description of an address wins: entities share uploads and deletions. */
function pathsOf(calls: readonly Described[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const described of calls) {
    const path = (paths[`/${described.call.path}`] ??= {});
    path[described.call.method.toLowerCase()] ??= operationOf(described);
  }
  return paths;
}

function callsOf(entities: readonly CompiledEntity[], components: Components): Described[] {
  const lists = new Map(entities.flatMap(({ entity }) => Object.entries(entity.options)));
  return [
    ...entities.flatMap((compiled) => [
      ...entityCalls(compiled),
      ...fieldCalls(compiled.entity.name, compiled.entity.shape),
      ...assignmentCalls(compiled, components),
      ...actionCalls(compiled, components),
      ...columnCalls(compiled),
    ]),
    ...[...lists.values()].map(optionCall),
    ...AUTH_CALLS,
  ];
}

const REFUSAL = object({ success: { const: false }, msg: { type: 'string' } });
const BARE_REFUSAL = object({ message: { type: 'string' }, errors: { type: 'object' } }, ['message']);

function hasBareCall({ calls, actions, assignments }: Entity): boolean {
  const ofActions = Object.values(actions).map(({ call }) => call);
  const ofAssignments = Object.values(assignments).flatMap(({ page, assign, unassign }) => [page, assign, unassign]);
  return [...Object.values(calls), ...ofActions, ...ofAssignments].some(
    (call) => call?.rest || call?.envelope === false,
  );
}

/** @param apiBase where the API is, as `config.json` says it */
export function openApiOf(files: SchemaFiles, apiBase: string): OpenApiDocument {
  const entities = entityFilesOf(files).map((file) => compileEntity(file, files));
  const components = new Components(files);
  components.add('Refusal', REFUSAL);
  components.add('Resource', RESOURCE);
  if (entities.some(({ entity }) => hasBareCall(entity))) components.add('BareRefusal', BARE_REFUSAL);
  for (const compiled of entities) components.addEntity(compiled);
  const paths = pathsOf(callsOf(entities, components));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wattdesk back office API',
      version: '1.0.0',
      description: 'Generated from the schema files; every call that the back office makes.',
    },
    servers: [{ url: apiBase }],
    tags: [
      ...entities.map(({ entity }) => ({ name: entity.name, description: entity.title })),
      { name: 'options', description: 'Lists of choices' },
      { name: AUTH_TAG, description: 'Signing in and out' },
    ],
    paths,
    components: {
      schemas: components.all(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    security: [{ token: [] }],
  };
}
