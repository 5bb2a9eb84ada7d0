/** Describes the calls in `x-admin.calls` of an entity, for the OpenAPI document. */
import type { DialectSources } from '../../../dataProvider/dialects/definition';
import type { CompiledEntity } from '../../../src/model/compile/compileEntity';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { Call } from '../../../src/model/entity/entity';
import { humanizeName } from '../../../src/model/humanizeName';
import { toEntityTypeName } from '../generateEntityTypes';
import { toStandardSchema } from '../convertToStandardSchema';
import { getFileSchemas, type DescribedCall } from './describedCall';
import { getFilterSchemas } from './filterSchemas';
import { getDialectDefinition } from '../dialectOfCall';
import { describeListRequest } from './describeDialect';
import { toWireSchema } from '../wireSchema';
import { createConstSchemas, createObjectSchema, createRefSchema, type JsonSchema } from './schemaHelpers';

const VERBS: Readonly<Record<string, string>> = {
  page: 'A page of',
  get: 'One of',
  create: 'Adds one of',
  update: 'Changes one of',
  delete: 'Deletes one of',
};

const getFields = (definition: FieldDefinition, names: readonly string[]): JsonSchema => ({
  ...toStandardSchema(
    toWireSchema({
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(definition.properties ?? {}).filter(([name]) => names.includes(name)),
      ),
      required: (definition.required ?? []).filter((name) => names.includes(name)),
    }),
  ),
});

/**
 * Returns the schema of an update that contains changed fields only: a JSON merge patch, in which no field is required
 * and null empties a field.
 */
function getChangedFields(definition: FieldDefinition, names: readonly string[]): JsonSchema {
  const isWritable = (name: string): boolean => {
    const field = definition.properties?.[name];
    return field !== undefined && field !== false && field.readOnly !== true;
  };
  const { properties = {} } = getFields(definition, names.filter(isWritable)) as { properties?: object };
  const nullable = Object.entries(properties).map(([name, schema]) => [name, { anyOf: [schema, { type: 'null' }] }]);
  return {
    ...createObjectSchema(Object.fromEntries(nullable) as Record<string, unknown>, []),
    description: 'The changed fields, as a JSON merge patch (RFC 7396).',
  };
}

/**
 * Returns the schema of the id fields, which the body of an update must contain to identify the record. Returns
 * undefined if the record needs no id.
 */
function getIdsSchema({ entity: { ids, singleton }, definition }: CompiledEntity): JsonSchema | undefined {
  if (singleton || ids.length === 0) return undefined;
  const properties = ids.map((id) => [id, { ...definition.properties[id], readOnly: false }] as const);
  return getFields({ type: 'object', properties: Object.fromEntries(properties), required: [...ids] }, ids);
}

const getAll = (...parts: (JsonSchema | undefined)[]): JsonSchema => {
  const all = parts.filter((part) => part !== undefined);
  return all.length === 1 ? all[0]! : { allOf: all };
};

function getBody(compiled: CompiledEntity, name: string, call: Call, dialects: DialectSources): JsonSchema | undefined {
  const { definition, entity } = compiled;
  const always = call.fixedParams ? createObjectSchema(createConstSchemas(call.fixedParams)) : undefined;
  const dialect = getDialectDefinition(call, dialects);
  const idFields = name === 'update' && dialect.envelope ? getIdsSchema(compiled) : undefined;
  if (name === 'update' && dialect.update?.changedFieldsOnly) {
    const names = call.bodyFields ?? Object.keys(definition.properties ?? {});
    return getAll(getChangedFields(definition, names), call.bodyFields ? undefined : idFields, always);
  }
  if (call.bodyFields) return getAll(getFields(definition, call.bodyFields), always);
  const input = createRefSchema(`${toEntityTypeName(entity.name)}Input`);
  if (name === 'create') return getAll(input, always);
  if (name === 'update') return getAll(input, idFields, always);
  return always;
}

function getPage({ entity }: CompiledEntity, call: Call, dialects: DialectSources): Partial<DescribedCall> {
  const always = createConstSchemas(call.fixedParams);
  const filters = createObjectSchema({ ...getFilterSchemas(entity.list?.filters), ...always }, Object.keys(always));
  return {
    ...describeListRequest(getDialectDefinition(call, dialects), filters),
    data: createRefSchema(toEntityTypeName(entity.name)),
    answered: 'list',
  };
}

function getOne({ entity }: CompiledEntity): Partial<DescribedCall> {
  const record = createRefSchema(toEntityTypeName(entity.name));
  // A singleton entity has only one record, which may not exist yet.
  return { data: entity.singleton ? { anyOf: [record, { type: 'null' }] } : record };
}

/**
 * Returns the schema of the response to a write. If the call follows a REST dialect, the response contains the
 * saved record.
 */
function getSaved(
  { entity }: CompiledEntity,
  name: string,
  call: Call,
  dialects: DialectSources,
): Partial<DescribedCall> {
  if (getDialectDefinition(call, dialects).envelope) return {};
  return { data: name === 'delete' ? { type: 'object' } : createRefSchema(toEntityTypeName(entity.name)) };
}

function getDetails(
  compiled: CompiledEntity,
  name: string,
  call: Call,
  dialects: DialectSources,
): Partial<DescribedCall> {
  if (name === 'page') return getPage(compiled, call, dialects);
  if (name === 'get') return getOne(compiled);
  const body = call.method === 'GET' ? undefined : getBody(compiled, name, call, dialects);
  return {
    ...(body ? { body, files: getFileSchemas(compiled.entity.shape) } : {}),
    ...getSaved(compiled, name, call, dialects),
  };
}

export function describeEntityCalls(compiled: CompiledEntity, dialects: DialectSources): DescribedCall[] {
  const { entity } = compiled;
  const own = Object.entries(entity.calls).map(([name, call]): DescribedCall => {
    const summary = VERBS[name] ? `${VERBS[name]} ${entity.title}` : `${entity.title}: ${humanizeName(name)}`;
    return { tag: entity.name, name, summary, call, ...getDetails(compiled, name, call, dialects) };
  });
  const others = Object.entries(entity.variantGets ?? {}).map(([index, call]): DescribedCall => {
    const summary = `${VERBS['get']} ${entity.title}, at its other address`;
    return { tag: entity.name, name: `get.${index}`, summary, call, ...getOne(compiled) };
  });
  return [...own, ...others];
}
