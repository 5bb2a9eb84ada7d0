/** Builds everything that the import of one resource writes. */
import type { DialectSources } from '../../../../dataProvider/dialects/definition';
import type { SchemaFiles } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import type { Json, JsonPath } from '../../lint/source/readJson';
import type { Operation } from '../api/operations';
import type { Resource } from '../api/resource';
import type { SchemaReader } from '../api/schemaReader';
import type { ChosenDialect } from '../dialect/chooseDialects';
import { hasDefaultFilters } from '../dialect/hasDefaultFilters';
import { Guesses, type Guess } from '../report/guesses';
import { describeJsonFields } from '../report/jsonFields';
import { createRuleFinder } from '../report/locateRules';
import { OmittedRules } from '../report/omittedRules';
import { buildEntity } from './buildEntity';
import { buildOptionList } from './buildOptionList';
import { chooseIdField } from './chooseNames';
import { findUndescribedRequiredFields } from './undescribedRequiredFields';
import { chooseTitleField } from './chooseTitleField';
import type { EntityContext } from './entityContext';
import {
  findEntityReferences,
  findProjectReferences,
  getOptionListName,
  type FieldReference,
} from './findEntityReferences';
import type { ProjectEntity } from './projectEntities';
import type { RecordSchemaSource } from '../source/apiSource';
import { buildRequestBodyFile, type RequestBodyFile } from './requestBodyFile';
import { collectRecordFields, type RecordField } from './recordFields';
import { findRecordUploads, isRecordUploadPath, listFileCalls, type RecordUpload } from './recordUploads';
import { suggestTestedTexts } from './suggestTestedTexts';
import { ValueSchemas } from './valueSchemas';

/** A part of a file below `schema/` that the import writes. */
export interface ImportedSchemaPart {
  file: string;
  /** Place of the part in the file; empty for the whole file. */
  path: JsonPath;
  value: Json;
  /** Whether the part is a copy of the document, which nobody edits: the next import replaces it. */
  isCopy?: true;
}

export interface ImportedResource {
  parts: ImportedSchemaPart[];
  guesses: Guess[];
}

export interface ApiModel {
  reader: SchemaReader;
  operations: readonly Operation[];
  resources: readonly Resource[];
  dialects: ReadonlyMap<Resource, ChosenDialect>;
  /** Name of the API, in kebab-case. Its dialect has this name. */
  apiName: string;
  /** The dialect of calls that name none, if the project names one. */
  defaultDialect?: string | undefined;
  /** Whether the document describes no calls. The filters of its lists are then unknown, and its fields are those of records only. */
  hasUnknownCalls: boolean;
  /** The entities of the project to which fields may refer, besides the resources of the document. */
  projectEntities: readonly ProjectEntity[];
}

/** Settings of one import. */
export interface ImportSettings {
  group: string;
  route: string;
  assumptions: readonly string[];
  /** The schema of a record, if the document is a JSON Schema. */
  recordSchema?: RecordSchemaSource | undefined;
}

const DIALECTS_FILE = 'dialects.json';

/** Returns the entries of options.json for all resources to which fields of the record refer. */
function getOptionParts(
  { references, defaultDialect }: EntityContext,
  { reader, dialects }: ApiModel,
): ImportedSchemaPart[] {
  const targets = [...new Set(references.map(({ resource }) => resource))];
  return targets.map((resource) => {
    const path = [getOptionListName(resource)];
    if ('optionList' in resource) return { file: 'options.json', path, value: resource.optionList };
    const dialect = dialects.get(resource)!;
    const value = buildOptionList(reader, resource, {
      dialect: dialect.name === defaultDialect ? undefined : dialect.name,
      hasSearch: dialect.detected.filters.hasSearch,
    });
    return { file: 'options.json', path, value };
  });
}

/** Returns the entries of dialects.json that the calls of a resource and of its option lists need. */
function getDialectParts(context: EntityContext, resource: Resource, { dialects }: ApiModel): ImportedSchemaPart[] {
  const targets = context.references.flatMap(({ resource: target }) => ('optionList' in target ? [] : [target]));
  const used = [resource, ...targets];
  const entries = Object.assign({}, ...used.map((one) => dialects.get(one)!.entries)) as DialectSources;
  return Object.entries(entries).map(([name, value]) => ({ file: DIALECTS_FILE, path: [name], value: value as Json }));
}

/** Describes the calls on one record that take a file and that are neither those of a field nor of an action. */
const describeFileCalls = (
  operations: readonly Operation[],
  resource: Resource,
  uploads: readonly RecordUpload[],
): string[] =>
  listFileCalls(resource, operations)
    .filter((operation) => !resource.actions.includes(operation) || isRecordUploadPath(uploads, operation.path))
    .filter((operation) => !uploads.some((one) => one.operation === operation))
    .map(({ method, path }) => `${method} ${path.slice(1)} is left out: it takes a file of no field`);

/** Removes the calls on one record, which need an id. */
const removeRecordCalls = ({ calls: { list, create }, ...rest }: Resource): Resource => ({
  ...rest,
  calls: { ...(list ? { list } : {}), ...(create ? { create } : {}) },
  idParam: undefined,
  actions: [],
});

/** Finds the references of a record's fields: first to resources of the document, then to entities of the project. */
function findReferences(
  { reader, resources, projectEntities }: ApiModel,
  resource: Resource,
  fields: readonly RecordField[],
  idField: string | undefined,
): FieldReference[] {
  const own = findEntityReferences(reader, resource, fields, resources, idField);
  const others = fields.filter(({ name }) => !own.some(({ field }) => field === name));
  const entities = projectEntities.filter(({ entityName }) => entityName !== resource.entityName);
  return [...own, ...findProjectReferences(reader, others, entities, idField)];
}

/** Returns the file with the schema of records. A schema that cannot be compiled is told. */
function tryBuildRequestBodyFile(
  { entityName }: Resource,
  { recordSchema }: ImportSettings,
  entity: Json,
  files: SchemaFiles,
  guesses: Guesses,
): RequestBodyFile | undefined {
  try {
    return recordSchema && buildRequestBodyFile(entityName, entity, recordSchema, files);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    guesses.addOmission(`${entityName}.json`, ['properties'], `the check of a record as a whole, because ${reason}`);
    return undefined;
  }
}

/**
 * Imports one resource.
 * @returns the parts of the files, and what was guessed
 */
export function importResource(model: ApiModel, resource: Resource, settings: ImportSettings): ImportedResource {
  const { reader, operations, resources, dialects } = model;
  const guesses = new Guesses();
  const file = `${resource.entityName}.json`;
  const fields = collectRecordFields(reader, resource);
  const id = chooseIdField(reader, resource, fields);
  const title = chooseTitleField(reader, resource, fields, id.name);
  const dialect = dialects.get(resource)!;
  const isDefined = dialect.name in dialect.entries;
  for (const text of dialect.detected.guesses) {
    guesses.add(isDefined ? DIALECTS_FILE : file, isDefined ? [dialect.name] : ['x-admin', 'calls'], text);
  }
  const usable = id.name === undefined && !resource.isSingleton ? removeRecordCalls(resource) : resource;
  const recordUploads = findRecordUploads({ reader, resource: usable, operations, fields, idField: id.name });
  for (const text of describeFileCalls(operations, resource, recordUploads)) {
    guesses.add(file, ['x-admin', 'calls'], text);
  }
  // The document of an API describes such values loosely, a JSON Schema is what records must satisfy.
  const values = model.hasUnknownCalls ? new ValueSchemas(resource.entityName) : undefined;
  const omitted = model.hasUnknownCalls ? new OmittedRules() : undefined;
  const context: EntityContext = {
    reader,
    resource: usable,
    resources,
    operations,
    fields,
    idField: id.name,
    titleField: title.name,
    recordUploads,
    references: findReferences(model, resource, fields, id.name),
    dialect: dialect.detected,
    dialectName: dialect.name,
    defaultDialect: model.defaultDialect,
    needsFilters: !model.hasUnknownCalls && hasDefaultFilters(dialect.name, dialect.entries),
    hasUnknownCalls: model.hasUnknownCalls,
    values,
    omitted,
    guesses,
    file,
  };
  const built = buildEntity(context, settings, [
    [['x-admin', 'idField'], resource.isSingleton ? undefined : id.guess],
    [['x-admin', 'calls'], resource.isListAssumed ? 'the list answers with an array of records' : undefined],
    [['x-admin', 'titleField'], resource.isSingleton ? undefined : title.guess],
    ...settings.assumptions.map((text): [string[], string] => [['x-admin', 'calls'], text]),
  ]);
  const entity = context.hasUnknownCalls ? suggestTestedTexts(built) : built;
  for (const { path, guess } of findUndescribedRequiredFields(entity)) guesses.add(file, path, guess);
  const definitions = values?.build();
  const others = [
    ...(values && definitions ? [{ file: values.file, path: [], value: definitions }] : []),
    ...getDialectParts(context, resource, model),
    ...getOptionParts(context, model),
  ];
  const files = Object.fromEntries(
    others.map(({ file: name, path, value }) => [name, path.length === 0 ? value : { [String(path[0])]: value }]),
  );
  const requestBody = tryBuildRequestBodyFile(resource, settings, entity, files, guesses);
  const jsonFields = values
    ? describeJsonFields(resource.entityName, { ...files, [file]: entity }, values.jsonReasons)
    : [];
  for (const text of jsonFields) guesses.addOmission(file, ['properties'], text);
  const findRule = createRuleFinder(reader.document, values?.definitions);
  for (const text of omitted?.describe(findRule, requestBody !== undefined) ?? [])
    guesses.addOmission(file, ['properties'], text);
  return {
    parts: [
      ...others,
      ...(requestBody ? [{ file: requestBody.file, path: [], value: requestBody.value, isCopy: true as const }] : []),
      { file, path: [], value: requestBody?.entity ?? entity },
    ],
    guesses: guesses.list(),
  };
}
