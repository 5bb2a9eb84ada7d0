/** The calls under their own names, as the entity's schema lists them. */
import type { CompiledEntity } from '../../../src/model/compile';
import type { FieldDefinition } from '../../../src/model/language/definition';
import type { Call } from '../../../src/model/entity/entity';
import { humanize } from '../../../src/model/labels';
import { typeNameOf } from '../types';
import { standard } from '../walk';
import type { Described } from './described';
import { filterSchemas } from './filters';
import { onWire } from '../onWire';
import { fixed, object, pageBody, ref, type JsonSchema } from './shapes';

const VERBS: Readonly<Record<string, string>> = {
  page: 'A page of',
  get: 'One of',
  create: 'Adds one of',
  update: 'Changes one of',
  delete: 'Deletes one of',
};

const fieldsOf = (definition: FieldDefinition, names: readonly string[]): JsonSchema => ({
  ...standard(
    onWire({
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(definition.properties ?? {}).filter(([name]) => names.includes(name)),
      ),
      required: (definition.required ?? []).filter((name) => names.includes(name)),
    }),
  ),
});

/** What identifies a record, where its body has to say so. */
function idsIn({ entity: { ids, singleton }, definition }: CompiledEntity): JsonSchema | undefined {
  if (singleton || ids.length === 0) return undefined;
  const properties = ids.map((id) => [id, { ...standard({ ...definition.properties[id], readOnly: false }) }] as const);
  return object(Object.fromEntries(properties));
}

const allOf = (...parts: (JsonSchema | undefined)[]): JsonSchema => {
  const all = parts.filter((part) => part !== undefined);
  return all.length === 1 ? all[0]! : { allOf: all };
};

function bodyOf(compiled: CompiledEntity, name: string, call: Call): JsonSchema | undefined {
  const { definition, entity } = compiled;
  const always = call.fixedParams ? object(fixed(call.fixedParams)) : undefined;
  if (call.bodyFields) return allOf(fieldsOf(definition, call.bodyFields), always);
  const input = ref(`${typeNameOf(entity.name)}Input`);
  if (name === 'create') return allOf(input, always);
  if (name === 'update') return allOf(input, idsIn(compiled), always);
  return always;
}

function pageOf({ entity }: CompiledEntity, call: Call): Partial<Described> {
  const always = fixed(call.fixedParams);
  const filters = object({ ...filterSchemas(entity.list?.filters), ...always }, Object.keys(always));
  return { body: pageBody(call, filters), data: ref(typeNameOf(entity.name)), answered: 'page' };
}

function oneOf({ entity }: CompiledEntity): Partial<Described> {
  const record = ref(typeNameOf(entity.name));
  // What is there once may not be there yet.
  return { data: entity.singleton ? { anyOf: [record, { type: 'null' }] } : record };
}

const LIST_QUERY: Readonly<Record<string, JsonSchema>> = {
  sort: { type: 'string', description: 'Field and order as JSON: ["name","ASC"]' },
  range: { type: 'string', description: 'First and last row as JSON: [0,9]' },
};

/** Plain REST, in the words of ra-data-simple-rest. */
function restOf(compiled: CompiledEntity, name: string): Partial<Described> {
  const type = typeNameOf(compiled.entity.name);
  const record = { data: ref(type), answered: 'bare' as const };
  if (name === 'create' || name === 'update') return { ...record, body: ref(`${type}Input`) };
  if (name === 'get') return record;
  if (name === 'delete') return { answered: 'bare', data: { type: 'object' } };
  const filter = {
    type: 'string',
    description: 'Filters by name, as JSON',
    contentMediaType: 'application/json',
    contentSchema: object(filterSchemas(compiled.entity.list?.filters), []),
  };
  return { data: ref(type), answered: 'bareList', query: { ...LIST_QUERY, filter } };
}

function detailsOf(compiled: CompiledEntity, name: string, call: Call): Partial<Described> {
  if (call.rest) return restOf(compiled, name);
  if (name === 'page') return pageOf(compiled, call);
  if (name === 'get') return oneOf(compiled);
  const body = call.method === 'GET' ? undefined : bodyOf(compiled, name, call);
  return body ? { body } : {};
}

export function entityCalls(compiled: CompiledEntity): Described[] {
  const { entity } = compiled;
  const own = Object.entries(entity.calls).map(([name, call]): Described => {
    const summary = VERBS[name] ? `${VERBS[name]} ${entity.title}` : `${entity.title}: ${humanize(name)}`;
    return { tag: entity.name, name, summary, call, ...detailsOf(compiled, name, call) };
  });
  const others = Object.entries(entity.variantGets ?? {}).map(([index, call]): Described => {
    const summary = `${VERBS['get']} ${entity.title}, at its other address`;
    return { tag: entity.name, name: `get.${index}`, summary, call, ...oneOf(compiled) };
  });
  return [...own, ...others];
}
