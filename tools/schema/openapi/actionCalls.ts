/** The calls of actions and assignments, with what they send. */
import type { CompiledEntity } from '../../../src/model/compile';
import type { Action, Field } from '../../../src/model/entity/entity';
import { fieldAt } from '../../../src/model/values/fieldPath';
import { placeholdersIn } from '../../../src/model/values/template';
import type { Components } from './components';
import { CODE, type Described } from './described';
import { filterSchemas, valueSchema } from './filters';
import { fixed, list, object, pageBody, type JsonSchema } from './shapes';

const WHOLE = /^\{([^{}\s]+)\}$/;

/** What a placeholder becomes: a field of the input, else of the record; the ids of a selection. */
function filled(name: string, { input }: Action, { entity }: CompiledEntity): JsonSchema {
  if (name === 'ids') return list(CODE);
  const field: Field | undefined = (input && fieldAt(input.shape, name)) ?? fieldAt(entity.shape, name);
  return field ? { title: field.title, ...valueSchema(field) } : CODE;
}

/** The schema of what a template makes. */
function sentBy(template: unknown, action: Action, compiled: CompiledEntity): JsonSchema {
  if (typeof template === 'string') {
    const [, whole] = WHOLE.exec(template) ?? [];
    if (whole !== undefined) return filled(whole, action, compiled);
    return placeholdersIn(template).length > 0 ? { type: 'string' } : { const: template };
  }
  if (Array.isArray(template)) {
    const [only, ...others] = template.map((part: unknown) => sentBy(part, action, compiled));
    return list(others.length > 0 ? { anyOf: [only, ...others] } : (only ?? {}));
  }
  if (typeof template !== 'object' || template === null) return { const: template };
  const entries = Object.entries(template).map(([key, part]) => [key, sentBy(part, action, compiled)] as const);
  return object(Object.fromEntries(entries), []);
}

/** What is asked of the user is sent as it is where the schema names nothing else. */
function bodyOf(action: Action, compiled: CompiledEntity, components: Components): JsonSchema | undefined {
  const { payload, name, call } = action;
  const { input } = compiled.definition['x-admin'].actions?.[name] ?? {};
  const { filters } = compiled.entity.list ?? {};
  const own = payload === undefined ? input : undefined;
  const chosen = action.scope.includes('filters') && !input ? object(filterSchemas(filters), []) : undefined;
  const sent =
    payload === undefined
      ? own
        ? components.partOf({ type: 'object', ...own }, `${compiled.entity.name}.json`, 'input')
        : chosen
      : sentBy(payload, action, compiled);
  const always = call?.fixedParams ? object(fixed(call.fixedParams)) : undefined;
  const parts = [sent, always].filter((part) => part !== undefined);
  return parts.length > 1 ? { allOf: parts } : parts[0];
}

const queryOf = (body: JsonSchema | undefined): Record<string, JsonSchema> =>
  (body?.['properties'] as Record<string, JsonSchema> | undefined) ?? {};

export function actionCalls(compiled: CompiledEntity, components: Components): Described[] {
  const { entity } = compiled;
  return Object.values(entity.actions).flatMap((action): Described[] => {
    const { call, name, title = name, downloadFilename } = action;
    if (!call) return [];
    const body = bodyOf(action, compiled, components);
    const asks = call.method === 'GET' ? { query: queryOf(body) } : body ? { body } : {};
    const summary = `${entity.title}: ${title}`;
    const answered = downloadFilename === undefined ? {} : { answered: 'file' as const };
    return [{ tag: entity.name, name: `actions.${name}`, summary, call, ...asks, ...answered }];
  });
}

/** The files that cells of the list lead to by a call. */
export const columnCalls = ({ entity }: CompiledEntity): Described[] =>
  (entity.list?.columns ?? []).flatMap(({ field, title, fileCall }): Described[] =>
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

export function assignmentCalls(compiled: CompiledEntity, components: Components): Described[] {
  const { entity, definition } = compiled;
  return Object.values(entity.assignments).flatMap((assignment): Described[] => {
    const { name, title, parentParams, idsParam, page, assign, unassign } = assignment;
    const row = definition['x-admin'].assignments?.[name]?.rowSchema ?? {};
    const parents = Object.fromEntries(parentParams.map((key) => [key, CODE]));
    const ids = object({ ...parents, [idsParam]: list(CODE) });
    const own = { tag: entity.name };
    const filters = object(
      { ...parents, ...Object.fromEntries(assignment.filters.fields.map((one) => [one.name, CODE])) },
      [],
    );
    return [
      {
        ...own,
        name: `${name}.page`,
        summary: `${title}: a page of candidates`,
        call: page,
        body: pageBody(page, filters),
        data: components.partOf(row, `${entity.name}.json`, 'record'),
        answered: 'page',
      },
      { ...own, name: `${name}.assign`, summary: `${title}: assigns`, call: assign, body: ids },
      { ...own, name: `${name}.unassign`, summary: `${title}: takes back`, call: unassign, body: ids },
    ];
  });
}
