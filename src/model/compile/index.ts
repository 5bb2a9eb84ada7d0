/**
 * Definition → Entity: the one place where a schema file is interpreted. Pure; used at build
 * time by the tools, at start by the fixture API, never in the browser.
 */
import { parseCall } from '../calls';
import type { FieldDefinition, OptionListDefinition } from '../definition';
import type { AssignmentDefinition, EntityDefinition } from '../entityDefinition';
import type { Assignment, Entity, Field, ManifestEntry, OptionList, Shape } from '../entity';
import { filterDefaults } from '../filters';
import { resolveRefs, type SchemaFiles } from '../refs';
import { Conditions } from './conditions';
import { compileShape } from './shape';
import { compileColumn, compileFilter, compileForm, compileOptionList, compileRoutes } from './views';

export interface CompiledEntity {
  entity: Entity;
  /** The definition with its references resolved, for validators, types and OpenAPI. */
  definition: EntityDefinition;
  /** Schemas of `Validators.conditions`, by key. */
  conditions: Record<string, FieldDefinition>;
}

function compileAssignment(name: string, definition: AssignmentDefinition, conditions: Conditions): Assignment {
  const shape = compileShape(definition.row, `assignments/${name}`, conditions);
  const { statusKey = 'assignmentStatus', searchKey = 'criteria', searchPlaceholder: placeholder } = definition;
  const columns = definition.columns.map((column) => compileColumn(column, shape));
  return {
    name,
    title: definition.title,
    page: parseCall(definition.page),
    assign: parseCall(definition.assign),
    unassign: parseCall(definition.unassign),
    parentKey: definition.parentKey,
    idsKey: definition.idsKey,
    rowId: definition.rowId,
    rowLabel: [definition.rowLabel ?? columns[0]?.field ?? definition.rowId].flat(),
    statuses: definition.statuses,
    statusKey,
    shape,
    columns,
    filters: [
      compileFilter({ name: statusKey, options: definition.statuses }, shape),
      compileFilter({ name: searchKey, title: 'Search', search: true, ...(placeholder ? { placeholder } : {}) }, shape),
    ],
  };
}

const optionNamesOf = (shape: Shape): string[] =>
  Object.values(shape.fields).flatMap((field: Field) => [
    ...(field.ui.options ? [field.ui.options] : []),
    ...(field.ui.shortcuts ? [field.ui.shortcuts] : []),
    ...(field.item?.ui.options ? [field.item.ui.options] : []),
    ...(field.shape ? optionNamesOf(field.shape) : []),
  ]);

function optionListsOf(names: string[], files: SchemaFiles): Record<string, OptionList> {
  const lists = files['options.json'] as Record<string, OptionListDefinition>;
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const definition = lists?.[name];
      if (!definition) throw new Error(`There is no option list "${name}" in options.json`);
      return [name, compileOptionList(name, definition)];
    }),
  );
}

/** Default order of the row menu: the assignments, then edit, then delete. */
function defaultActions(definition: EntityDefinition): string[] {
  const { calls, routes, form, assignments = {} } = definition['x-admin'];
  const edits = calls.update && (routes.update ?? form?.in === 'dialog');
  return [...Object.keys(assignments), ...(edits ? ['edit'] : []), ...(calls.delete ? ['delete'] : [])];
}

/**
 * @param file name of the entity's file in `files`, as in `article.json`
 * @throws Error for a definition that the schema lint refuses
 */
export function compileEntity(file: string, files: SchemaFiles): CompiledEntity {
  const definition = resolveRefs(files[file] as EntityDefinition, file, files);
  const admin = definition['x-admin'];
  const conditions = new Conditions();
  const shape = compileShape(definition, 'record', conditions);
  const filters = (admin.list?.filters ?? []).map((filter) => compileFilter(filter, shape));
  const assignments = Object.entries(admin.assignments ?? {}).map(([name, assignment]) =>
    compileAssignment(name, assignment, conditions),
  );
  const optionNames = [
    ...optionNamesOf(shape),
    ...filters.flatMap((filter) => filter.field?.ui.options ?? []),
    ...assignments.flatMap((assignment) => [assignment.statuses, ...optionNamesOf(assignment.shape)]),
  ];
  const form = compileForm(admin.form, shape);
  const entity: Entity = {
    name: definition.$id,
    title: definition.title,
    noun: admin.noun ?? definition.title.toLowerCase(),
    id: admin.id,
    label: admin.label ?? admin.id,
    shape,
    routes: compileRoutes(admin.routes),
    calls: Object.fromEntries(Object.entries(admin.calls).map(([name, call]) => [name, parseCall(call)])),
    assignments: Object.fromEntries(assignments.map((assignment) => [assignment.name, assignment])),
    messages: admin.messages ?? {},
    views: admin.views ?? {},
    options: optionListsOf(optionNames, files),
  };
  if (admin.single) entity.single = true;
  if (admin.menu) entity.menu = { ...admin.menu, order: admin.menu.order ?? 1000 };
  if (form) entity.form = form;
  if (admin.list) {
    entity.list = {
      columns: admin.list.columns.map((column) => compileColumn(column, shape)),
      filters,
      rowActions: admin.list.rowActions ?? defaultActions(definition),
      export: admin.list.export ?? true,
      ...(admin.list.chart ? { chart: admin.list.chart } : {}),
      ...(admin.list.empty ? { empty: admin.list.empty } : {}),
      ...(admin.list.above ? { above: admin.list.above } : {}),
      ...(admin.list.actionsWhen ? { actionsWhen: conditions.add('list/actionsWhen', admin.list.actionsWhen) } : {}),
    };
  }
  return { entity, definition, conditions: conditions.schemas };
}

const SHARED = ['common.json', 'options.json', 'navigation.json'];

/** The file names among `files` that describe an entity. */
export const entityFilesOf = (files: SchemaFiles): string[] =>
  Object.keys(files)
    .filter((file) => !SHARED.includes(file))
    .sort();

/** What the first load must know of an entity. */
export function manifestEntryOf({ name, title, routes, calls, id, list }: Entity): ManifestEntry {
  const defaults = filterDefaults(list?.filters);
  return { name, title, routes, id, ...(calls.page ? { page: calls.page } : {}), ...(defaults ? { defaults } : {}) };
}
