/**
 * Compiles entity definitions to entities. Only this module and the modules it imports interpret the schema files.
 * Pure. The tools run it at build time and the fixture API runs it at start; it never runs in the browser.
 */
import { addExpectedMessages } from './expectedValues/addExpectedMessages';
import { createPhraseWriter, type Phrases } from './expectedValues/phrases';
import type {
  AdminDefinition,
  EntityDefinition,
  FieldDefinition,
  ObjectSchemaDefinition,
} from '../schemaLanguage/definition';
import type { Column, Entity } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { bundleSchema } from '../jsonSchema/bundleSchema';
import { normalizeSchema, type ForeignSchemaNote } from '../jsonSchema/normalizeSchema';
import { compileActions, getRowActionNames } from './compileActions';
import { compileBulkEdit, getBulkEditSchema } from './compileBulkEdit';
import { compileAssignment } from './compileAssignment';
import { compileCalls } from './compileCalls';
import { compileColumn, getColumnDefinitions, getImportantFields } from './compileColumns';
import { getConditionFieldTitles } from './getConditionFieldTitles';
import { getSortFields } from './getSortFields';
import { ConditionCollector } from './conditionCollector';
import { applyDefaultDialect, getDefaultDialect } from './defaultDialect';
import { addDefaultFilters } from './defaultFilters';
import { getFilterTraits, hasFilterExpression } from './dialectTraits';
import { compileFilters, type CompiledFilters } from './compileFilters';
import { compileHistory } from './compileHistory';
import { compileImport } from './compileImport';
import { compileUpdatedAtField } from './compileUpdatedAtField';
import { compileOptionLists } from './compileOptionLists';
import { compileRelatedLists } from './compileRelatedLists';
import { compileRoutes } from './compileRoutes';
import { compileChart, compileForm, compilePoll, compileSections, compileView } from './compileSections';
import { compileObjectShape } from './compileObjectShape';
import { applySerializationDefaults } from './serializationDefaults';
import { liftNestedFields } from './liftNestedFields';
import { hideVendorExtensions } from './vendorExtensions';
import { translateGeneratedTitles } from './translateGeneratedTitles';
import { translateDefinition, type TranslationFile } from './translateDefinition';
import { SHARED_FILES } from '../schemaLanguage/sharedFiles';

export interface CompiledEntity {
  entity: Entity;
  /** The definition with resolved references. Validators, types and the OpenAPI document are generated from it. */
  definition: EntityDefinition;
  /** The schemas that are compiled to `Validators.conditions`, by key. */
  conditions: Record<string, FieldDefinition>;
  /** The schemas that are compiled to `Validators.parts`, by key. */
  parts: Record<string, ObjectSchemaDefinition>;
  /** The schema of the bodies of `create` and `update`, if the entity names one. */
  requestBody?: FieldDefinition;
  /**
   * Notes for the author of the schema file: each note names a keyword that the app ignores or interprets
   * differently from JSON Schema.
   */
  notes: readonly ForeignSchemaNote[];
}

/** Returns the entity name of a file: `article-type.json` → `article-type`. */
export const getEntityName = (file: string): string => file.replace(/\.json$/, '');

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Derives the title of an entity from its name: `article-type` → `Article Type`. Used if the schema has no title. */
const getTitle = (name: string): string => name.split('-').map(capitalize).join(' ');

const getIds = ({ idField }: AdminDefinition): string[] => (idField === false ? [] : [idField].flat());

/** The cell of the id or the name is a link to the record, which must not contain another link. */
const removeInnerLink = (column: Column, { ids, titleField }: Entity): Column =>
  [...ids, titleField].includes(column.field) && ['email', 'link'].includes(column.display)
    ? { ...column, display: 'text' }
    : column;

function getList(
  definition: EntityDefinition,
  entity: Entity,
  filters: CompiledFilters,
  conditions: ConditionCollector,
  files: SchemaFiles,
): Entity['list'] {
  const { list } = definition['x-admin'];
  if (!list) return undefined;
  const columns = getColumnDefinitions(list, entity);
  return {
    columns: columns.map((column) => removeInnerLink(compileColumn(column, entity.shape), entity)),
    filters: filters.set,
    ...getSortFields(columns, entity, files),
    rowActions: getRowActionNames(definition, entity),
    rowClick: list.rowClick ?? 'update',
    sectionsAboveFilters: compileSections(
      list.sectionsAboveFilters ?? [],
      entity.shape,
      'list/sectionsAboveFilters',
      conditions,
    ),
    sectionsBelowFilters: compileSections(
      list.sectionsBelowFilters ?? [],
      entity.shape,
      'list/sectionsBelowFilters',
      conditions,
    ),
    ...(list.chart ? { chart: compileChart(list.chart) } : {}),
    ...(list.quickFilters ? { quickFilters: list.quickFilters } : {}),
    ...(list.views ? { views: list.views } : {}),
    ...(list.emptyMessage ? { emptyMessage: list.emptyMessage } : {}),
    ...(list.suggestWhenEmpty ? { suggestWhenEmpty: list.suggestWhenEmpty } : {}),
    ...(list.poll ? { poll: compilePoll(list.poll, 'list/poll', conditions) } : {}),
    ...(list.editableWhen
      ? {
          editableWhen: conditions.add('list/editableWhen', list.editableWhen),
          readOnlyReason: list.readOnlyReason,
          editableByFields: getConditionFieldTitles(list.editableWhen, entity.shape),
        }
      : {}),
  };
}

/**
 * Compiles the schema file of an entity.
 * @param file name of the entity's file in `files`, such as `article.json`
 * @param translation into a language other than English, as in `i18n/zh-Hans.json`
 * @param language the language of `translation`
 * @param phrases of `language`, which say what a pattern or a format expects; default: in English
 * @throws Error for a definition that the schema lint rejects
 * @example
 * const files = parseSchemas(readSchemaFolder('schema'));
 * const { entity } = compileEntity('article-type.json', files);
 * entity.shape.fields['articleTypeName']?.limits.maxLength; // 30
 */
export function compileEntity(
  file: string,
  files: SchemaFiles,
  translation?: TranslationFile,
  language?: string,
  phrases?: Phrases,
): CompiledEntity {
  const name = getEntityName(file);
  const { definition: normal, notes } = normalizeSchema(file, files);
  const english = applySerializationDefaults(normal as EntityDefinition, files);
  const translated = translateDefinition(
    { ...english, title: english.title ?? getTitle(name) },
    getOwnProperty(translation ?? {}, name),
  );
  const write = createPhraseWriter(phrases);
  const definition = addExpectedMessages(
    hideVendorExtensions(liftNestedFields(phrases ? translateGeneratedTitles(translated, write) : translated)),
    write,
  );
  const admin = definition['x-admin'];
  const conditions = new ConditionCollector();
  const own = compileObjectShape(definition, 'record', conditions);
  const shape = admin.omitEmptyOnCreate ? { ...own, omitsEmptyValues: true as const } : own;
  const assignments = Object.entries(admin.assignments ?? {}).map(([key, one]) =>
    compileAssignment(key, one, conditions),
  );
  const ids = getIds(admin);
  const titleField = admin.titleField ?? ids[0] ?? Object.keys(shape.fields)[0] ?? '';
  const calls = compileCalls(admin, files);
  const listDialect = calls['page']?.dialect ?? getDefaultDialect(files);
  const { listed, optional } = addDefaultFilters(
    admin.list,
    { shape, ids, titleField },
    calls['page'] && getFilterTraits(files, listDialect),
    files,
  );
  const filters = compileFilters(listed, { shape, definition }, 'filters', conditions, optional);
  const getsRow = admin.calls.get === 'listRow';
  const getsId = admin.calls.get === 'idOnly';
  const form = compileForm(admin.form, shape, conditions, getImportantFields(admin.list, { shape, ids, titleField }));
  const view = compileView(admin.view, form, shape, conditions);
  const lastChange = compileUpdatedAtField(admin, shape, calls);
  const relatedLists = compileRelatedLists(admin);
  const history = compileHistory(admin);
  const entity: Entity = {
    name,
    title: definition.title,
    singularName: admin.singularName ?? definition.title.toLowerCase(),
    ids,
    titleField,
    ...(admin.singleton ? { singleton: true } : {}),
    ...(admin.parentEntity ? { parentEntity: admin.parentEntity } : {}),
    ...(lastChange ? { conflictCheck: lastChange } : {}),
    shape,
    ...compileRoutes(admin, ids, calls['get'] !== undefined || getsRow || getsId || admin.list !== undefined),
    calls,
    ...(getsRow || (admin.list && calls['page'] && !calls['get'] && !getsId) ? { getsRow: true } : {}),
    ...(getsId ? { getsId } : {}),
    ...(form ? { form } : {}),
    ...(view ? { view } : {}),
    actions: {},
    assignments: Object.fromEntries(assignments.map((assignment) => [assignment.name, assignment])),
    ...(relatedLists ? { relatedLists } : {}),
    ...(history ? { history } : {}),
    messages: (admin.messages ?? {}) as Record<string, string>,
    customScreens: admin.customScreens ?? {},
    options: {},
    ...(admin.menu ? { menu: { ...admin.menu, order: admin.menu.order ?? 1000 } } : {}),
  };
  const imported = compileImport(admin, entity);
  if (imported) entity.import = imported;
  const bulkEdit = compileBulkEdit(admin, entity);
  if (bulkEdit) entity.bulkEdit = bulkEdit;
  const { actions, parts } = compileActions(admin, entity, conditions);
  entity.actions = actions;
  const list = getList(definition, entity, filters, conditions, files);
  if (list) entity.list = list;
  const shapes = [shape, filters.set.shape, ...Object.values(actions).map(({ input }) => input?.shape)];
  const needsTypes = hasFilterExpression(files, listDialect);
  const requestBody = admin.requestBodySchema === undefined ? undefined : bundleSchema(admin.requestBodySchema, files);
  // The body of a request is checked where it is serialized.
  if (needsTypes || requestBody || shapes.some((one) => one?.isSerialized)) entity.isSerialized = true;
  entity.options = compileOptionLists(
    { shape, filters: filters.set, assignments, actions: Object.values(actions) },
    files,
    translation,
    language,
  );
  const filterPart = Object.keys(filters.definition).length > 0 ? { [filters.set.part]: filters.definition } : {};
  return {
    entity: applyDefaultDialect(entity, files),
    definition,
    conditions: conditions.schemas,
    parts: { ...parts, ...filterPart, ...getBulkEditSchema(definition, bulkEdit) },
    ...(requestBody ? { requestBody } : {}),
    notes,
  };
}

const hasScreens = (file: unknown): boolean => typeof file === 'object' && file !== null && 'x-admin' in file;

/**
 * Returns the names of the files that describe an entity. All other files only contain definitions that entities
 * share.
 */
export const getEntityFiles = (files: SchemaFiles): string[] =>
  Object.keys(files)
    .filter((file) => !SHARED_FILES.includes(file) && hasScreens(files[file]))
    .sort();
