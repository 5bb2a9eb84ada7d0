/**
 * Generates an OpenAPI 3.1 document of the operator's API from the schema files. The document contains every call
 * that the app makes, with its request and the response that the app expects.
 */
import type { DialectSources } from '../../../dataProvider/dialects/definition';
import { getParamNames } from '../../../src/model/wire/parseCall';
import { compileEntity, getEntityFiles, type CompiledEntity } from '../../../src/model/compile/compileEntity';
import type { Entity } from '../../../src/model/entity/entity';
import type { SchemaFiles } from '../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { describeActionCalls, describeAssignmentCalls, describeColumnCalls } from './actionCalls';
import { AUTH_CALLS, AUTH_OPENAPI_TAG, PERMISSION_SCHEMA } from './authCalls';
import { SchemaComponents } from './schemaComponents';
import { STRING_OR_INTEGER_SCHEMA, type DescribedCall } from './describedCall';
import { describeEntityCalls } from './entityCalls';
import { getFieldEndpoints, describeOptionCall } from './fieldCalls';
import { getDialectSources } from '../dialectSources';
import { getBodyFormat, isCallWithoutEnvelope } from '../dialectOfCall';
import { getResponses } from './responses';
import { createObjectSchema, type JsonSchema } from './schemaHelpers';

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

const createParameter = (place: string, name: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: place,
  required: place === 'path',
  schema,
});

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const FILE = { type: 'string', format: 'binary' };

/** Returns the body of a request by its media type; undefined for a request without a body. */
function getContent({ call, body, multipart, files = {} }: DescribedCall, dialects: DialectSources) {
  if (multipart) return { [MEDIA_TYPES.multipart]: { schema: createObjectSchema({ [multipart]: FILE }) } };
  if (!body) return undefined;
  const format = getBodyFormat(call, dialects);
  const hasFiles = format === 'multipart' && Object.keys(files).length > 0;
  return { [MEDIA_TYPES[format]]: { schema: hasFiles ? { allOf: [body, createObjectSchema(files, [])] } : body } };
}

function getOperation(described: DescribedCall, dialects: DialectSources): Operation {
  const { tag, name, summary, call, query = {}, isOpen } = described;
  const parameters = [
    ...getParamNames(call.path).map((one) => createParameter('path', one, STRING_OR_INTEGER_SCHEMA)),
    ...Object.entries(query).map(([one, schema]) => createParameter('query', one, schema)),
  ];
  const content = getContent(described, dialects);
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary,
    ...(isOpen ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: getResponses(described, dialects),
  };
}

/**
 * Groups the calls by path and HTTP method. Several entities may use the same call, such as an upload. Only the
 * first description of such a call is used.
 */
function getPaths(calls: readonly DescribedCall[], dialects: DialectSources): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const described of calls) {
    const path = (paths[`/${described.call.path}`] ??= {});
    path[described.call.method.toLowerCase()] ??= getOperation(described, dialects);
  }
  return paths;
}

function getCalls(
  entities: readonly CompiledEntity[],
  components: SchemaComponents,
  dialects: DialectSources,
): DescribedCall[] {
  const lists = new Map(entities.flatMap(({ entity }) => Object.entries(entity.options)));
  return [
    ...entities.flatMap((compiled) => [
      ...describeEntityCalls(compiled, dialects),
      ...getFieldEndpoints(compiled.entity.name, compiled.entity.shape),
      ...describeAssignmentCalls(compiled, components, dialects),
      ...describeActionCalls(compiled, components),
      ...describeColumnCalls(compiled),
    ]),
    ...[...lists.values()].map(describeOptionCall),
    ...AUTH_CALLS,
  ];
}

const REFUSAL = createObjectSchema({ success: { const: false }, msg: { type: 'string' } });
const BARE_REFUSAL = createObjectSchema({ message: { type: 'string' }, errors: { type: 'object' } }, ['message']);

function hasBareCall({ calls, actions, assignments }: Entity, dialects: DialectSources): boolean {
  const ofActions = Object.values(actions).map(({ call }) => call);
  const ofAssignments = Object.values(assignments).flatMap(({ page, assign, unassign }) => [page, assign, unassign]);
  return [...Object.values(calls), ...ofActions, ...ofAssignments].some(
    (call) => call !== undefined && isCallWithoutEnvelope(call, dialects),
  );
}

/**
 * Generates the OpenAPI document.
 * @param files parsed schema files by name
 * @param apiBase base path of the API, as in `config.json`
 */
export function generateOpenApi(files: SchemaFiles, apiBase: string): OpenApiDocument {
  const entities = getEntityFiles(files).map((file) => compileEntity(file, files));
  const dialects = getDialectSources(files);
  const components = new SchemaComponents(files);
  components.add('Refusal', REFUSAL);
  components.add('Resource', PERMISSION_SCHEMA);
  if (entities.some(({ entity }) => hasBareCall(entity, dialects))) components.add('BareRefusal', BARE_REFUSAL);
  for (const compiled of entities) components.addEntity(compiled);
  const paths = getPaths(getCalls(entities, components, dialects), dialects);
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
      { name: AUTH_OPENAPI_TAG, description: 'Signing in and out' },
    ],
    paths,
    components: {
      schemas: components.all(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    security: [{ token: [] }],
  };
}
