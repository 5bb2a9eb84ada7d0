import type { CompiledEntity } from '../../../src/model/compile';
import type { FieldDefinition } from '../../../src/model/definition';
import type { Call, Field, OptionList, Shape } from '../../../src/model/entity';
import { humanize } from '../../../src/model/labels';
import { typeNameOf } from '../types';
import { standard } from '../walk';
import { list, object, pageBody, ref, type JsonSchema } from './shapes';

/** One call with what is said of it beside its address. */
export interface Described {
  tag: string;
  name: string;
  summary: string;
  call: Call;
  body?: JsonSchema;
  data?: JsonSchema;
  query?: string[];
  /** Name of the field that carries a file. */
  multipart?: string;
}

const pick = (schema: FieldDefinition, keys: string[]): FieldDefinition => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([key]) => keys.includes(key))),
  required: (schema.required ?? []).filter((key) => keys.includes(key)),
});

const VERBS: Record<string, string> = {
  page: 'A page of',
  get: 'One of',
  create: 'Adds one of',
  update: 'Changes one of',
  delete: 'Deletes one of',
};

/** The calls under their own names, as the entity's schema lists them. */
function ownCalls({ entity, definition }: CompiledEntity): Described[] {
  const type = typeNameOf(entity.name);
  const filters = object(Object.fromEntries((entity.list?.filters ?? []).map(({ name }) => [name, {}])), []);
  const id = definition.properties[entity.id];
  return Object.entries(entity.calls).map(([name, call]) => {
    const summary = VERBS[name] ? `${VERBS[name]} ${entity.title}` : `${entity.title}: ${humanize(name)}`;
    const base = {
      tag: entity.name,
      name,
      summary,
      call: name === 'page' ? { paging: 'pageNo/pageVo' as const, ...call } : call,
    };
    if (name === 'page') return { ...base, body: pageBody(call, filters), data: ref(type) };
    if (name === 'get') return { ...base, data: ref(type) };
    if (name !== 'create' && name !== 'update')
      return call.body ? { ...base, body: bodyOf(definition, call.body) } : base;
    const body = call.body ? bodyOf(definition, call.body) : ref(`${type}Input`);
    const withId = object({ [entity.id]: id ? { ...standard(id) } : {} });
    return { ...base, body: name === 'update' && !call.body ? { allOf: [body, withId] } : body };
  });
}

const bodyOf = (definition: FieldDefinition, keys: string[]): JsonSchema => ({ ...standard(pick(definition, keys)) });

/** Calls that fields make: uploads, deleting a saved row, a value that the server makes. */
function fieldCalls(tag: string, shape: Shape, path = ''): Described[] {
  return Object.values(shape.fields).flatMap((field: Field): Described[] => {
    const name = `${path}${field.name}`;
    const upload = field.upload && {
      tag,
      name: `${name}.upload`,
      summary: `Stores a file of ${field.title}`,
      call: field.upload.parsedCall,
      multipart: field.upload.field ?? 'file',
      data: object({ [field.upload.answer]: { type: 'string' } }),
    };
    const remove = field.removeCall && {
      tag,
      name: `${name}.remove`,
      summary: `Deletes a saved row of ${field.title}`,
      call: field.removeCall,
    };
    const generate = field.generateCall && {
      tag,
      name: `${name}.generate`,
      summary: `A new ${field.title}`,
      call: field.generateCall,
      data: { type: 'string' },
    };
    return [
      upload ?? [],
      remove ?? [],
      generate ?? [],
      field.shape ? fieldCalls(tag, field.shape, `${name}.`) : [],
    ].flat();
  });
}

function assignmentCalls({ entity, definition }: CompiledEntity): Described[] {
  return Object.values(entity.assignments).flatMap((assignment) => {
    const { name, title, parentKey, idsKey, page, assign, unassign } = assignment;
    const row = definition['x-admin'].assignments?.[name]?.row ?? {};
    const ids = object({ [parentKey]: {}, [idsKey]: list({ type: ['string', 'integer'] }) });
    const common = { tag: entity.name };
    return [
      {
        ...common,
        name: `${name}.page`,
        summary: `${title}: a page of candidates`,
        call: { paging: 'pageNo/pageVo' as const, ...page },
        body: pageBody(page, object({ [parentKey]: {} }, [])),
        data: { ...standard(row) },
      },
      { ...common, name: `${name}.assign`, summary: `${title}: assigns`, call: assign, body: ids },
      { ...common, name: `${name}.unassign`, summary: `${title}: takes back`, call: unassign, body: ids },
    ];
  });
}

function optionCall({ name, call, value, label, dependsOn = {}, search }: OptionList): Described {
  const query = [...Object.keys(dependsOn), ...(search ? [search] : [])];
  const data = list(object({ [value]: {}, [label]: { type: 'string' } }));
  return { tag: 'options', name, summary: `Choices: ${humanize(name)}`, call, data, query };
}

/** Every call that the app makes for its entities. */
export function describedCalls(entities: CompiledEntity[]): Described[] {
  const lists = new Map(entities.flatMap(({ entity }) => Object.entries(entity.options)));
  return [
    ...entities.flatMap((compiled) => [
      ...ownCalls(compiled),
      ...fieldCalls(compiled.entity.name, compiled.entity.shape),
      ...assignmentCalls(compiled),
    ]),
    ...[...lists.values()].map(optionCall),
  ];
}
