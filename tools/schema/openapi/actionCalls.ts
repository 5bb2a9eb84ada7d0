/** Describes the calls of actions and assignments, with their parameters and bodies, for the OpenAPI document. */
import type { DialectSources } from '../../../dataProvider/dialects/definition';
import type { CompiledEntity } from '../../../src/model/compile/compileEntity';
import type { Action, Field } from '../../../src/model/entity/entity';
import { getFieldAtPath } from '../../../src/model/values/fieldPath';
import { getPlaceholders } from '../../../src/model/values/fillTemplates';
import type { SchemaComponents } from './schemaComponents';
import { getFileSchemas, STRING_OR_INTEGER_SCHEMA, type DescribedCall } from './describedCall';
import { getFilterSchemas, getFieldValueSchema } from './filterSchemas';
import { createConstSchemas, createArraySchema, createObjectSchema, type JsonSchema } from './schemaHelpers';
import { getDialectDefinition } from '../dialectOfCall';
import { describeListRequest } from './describeDialect';

const WHOLE = /^\{([^{}\s]+)\}$/;

/**
 * Returns the schema of the value that replaces a placeholder. The placeholder names a field of the action's input
 * or, if the input has no such field, a field of the record. The placeholder `ids` is replaced by the array of the
 * selected rows' ids.
 */
function filled(name: string, { input }: Action, { entity }: CompiledEntity): JsonSchema {
  if (name === 'ids') return createArraySchema(STRING_OR_INTEGER_SCHEMA);
  const field: Field | undefined = (input && getFieldAtPath(input.shape, name)) ?? getFieldAtPath(entity.shape, name);
  return field ? { title: field.title, ...getFieldValueSchema(field) } : STRING_OR_INTEGER_SCHEMA;
}

/** Returns the schema of the payload that is sent after the placeholders in a template have been replaced. */
function getSentSchema(template: unknown, action: Action, compiled: CompiledEntity): JsonSchema {
  if (typeof template === 'string') {
    const [, whole] = WHOLE.exec(template) ?? [];
    if (whole !== undefined) return filled(whole, action, compiled);
    return getPlaceholders(template).length > 0 ? { type: 'string' } : { const: template };
  }
  if (Array.isArray(template)) {
    const [only, ...others] = template.map((part: unknown) => getSentSchema(part, action, compiled));
    return createArraySchema(others.length > 0 ? { anyOf: [only, ...others] } : (only ?? {}));
  }
  if (typeof template !== 'object' || template === null) return { const: template };
  const entries = Object.entries(template).map(([key, part]) => [key, getSentSchema(part, action, compiled)] as const);
  return createObjectSchema(Object.fromEntries(entries), []);
}

/**
 * Returns the schema of the body that an action sends: its `payload` if it defines one, otherwise the user's input
 * or the current filters.
 */
function getBody(action: Action, compiled: CompiledEntity, components: SchemaComponents): JsonSchema | undefined {
  const { payload, name, call } = action;
  const { input } = compiled.definition['x-admin'].actions?.[name] ?? {};
  const { filters } = compiled.entity.list ?? {};
  const own = payload === undefined ? input : undefined;
  const chosen =
    action.scope.includes('filters') && !input ? createObjectSchema(getFilterSchemas(filters), []) : undefined;
  const sent =
    payload === undefined
      ? own
        ? components.partOf({ type: 'object', ...own }, `${compiled.entity.name}.json`, 'input')
        : chosen
      : getSentSchema(payload, action, compiled);
  const always = call?.fixedParams ? createObjectSchema(createConstSchemas(call.fixedParams)) : undefined;
  const parts = [sent, always].filter((part) => part !== undefined);
  return parts.length > 1 ? { allOf: parts } : parts[0];
}

/** Returns the schemas of the keys of the body that have a file, or files, of the input. */
function getSentFileSchemas({ input, payload }: Action): Record<string, JsonSchema> {
  const schemas = input ? getFileSchemas(input.shape) : {};
  if (payload === undefined) return schemas;
  const entries = Object.entries(Object(payload) as object).flatMap(([key, value]) =>
    Object.entries(schemas).flatMap(([name, schema]) => (value === `{${name}}` ? [[key, schema] as const] : [])),
  );
  return Object.fromEntries(entries);
}

const getQuery = (body: JsonSchema | undefined): Record<string, JsonSchema> =>
  (body?.['properties'] as Record<string, JsonSchema> | undefined) ?? {};

export function describeActionCalls(compiled: CompiledEntity, components: SchemaComponents): DescribedCall[] {
  const { entity } = compiled;
  return Object.values(entity.actions).flatMap((action): DescribedCall[] => {
    const { call, name, title = name, downloadFilename } = action;
    if (!call) return [];
    const body = getBody(action, compiled, components);
    const asks =
      call.method === 'GET' ? { query: getQuery(body) } : body ? { body, files: getSentFileSchemas(action) } : {};
    const summary = `${entity.title}: ${title}`;
    const answered = downloadFilename === undefined ? {} : { answered: 'file' as const };
    return [{ tag: entity.name, name: `actions.${name}`, summary, call, ...asks, ...answered }];
  });
}

/** Describes the calls that download a file from a cell of the list, for the OpenAPI document. */
export const describeColumnCalls = ({ entity }: CompiledEntity): DescribedCall[] =>
  (entity.list?.columns ?? []).flatMap(({ field, title, fileCall }): DescribedCall[] =>
    fileCall
      ? [
          {
            tag: entity.name,
            name: `columns.${field}`,
            summary: `${entity.title}: ${title}`,
            call: fileCall,
            answered: 'file',
          },
        ]
      : [],
  );

export function describeAssignmentCalls(
  compiled: CompiledEntity,
  components: SchemaComponents,
  dialects: DialectSources,
): DescribedCall[] {
  const { entity, definition } = compiled;
  return Object.values(entity.assignments).flatMap((assignment): DescribedCall[] => {
    const { name, title, recordIdParams, selectedIdsParam, page, assign, unassign } = assignment;
    const row = definition['x-admin'].assignments?.[name]?.rowSchema ?? {};
    const parents = Object.fromEntries(recordIdParams.map((key) => [key, STRING_OR_INTEGER_SCHEMA]));
    const ids = createObjectSchema({ ...parents, [selectedIdsParam]: createArraySchema(STRING_OR_INTEGER_SCHEMA) });
    const own = { tag: entity.name };
    const filters = createObjectSchema(
      {
        ...parents,
        ...Object.fromEntries(assignment.filters.fields.map((one) => [one.name, STRING_OR_INTEGER_SCHEMA])),
      },
      [],
    );
    return [
      {
        ...own,
        name: `${name}.page`,
        summary: `${title}: a page of candidates`,
        call: page,
        ...describeListRequest(getDialectDefinition(page, dialects), filters),
        data: components.partOf(row, `${entity.name}.json`, 'record'),
        answered: 'list',
      },
      { ...own, name: `${name}.assign`, summary: `${title}: assigns`, call: assign, body: ids },
      { ...own, name: `${name}.unassign`, summary: `${title}: takes back`, call: unassign, body: ids },
    ];
  });
}
