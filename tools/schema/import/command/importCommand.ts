/** `npm run schema -- import`: writes entity files from the description of an API. */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import pluralize from 'pluralize';
import { getDefaultDialect } from '../../../../src/model/compile/defaultDialect';
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import { toObjectOrEmpty, toTextOrUndefined } from '../../lint/source/readJson';
import { findResources } from '../api/findResources';
import { toKebabCase, toTitle } from '../api/names';
import { listOperations } from '../api/operations';
import type { Resource } from '../api/resource';
import { SchemaReader } from '../api/schemaReader';
import { assumeDialects } from '../dialect/assumeDialects';
import { chooseDialects } from '../dialect/chooseDialects';
import { readProjectEntities } from '../entity/projectEntities';
import { collectRecordFields } from '../entity/recordFields';
import { importResource, type ApiModel } from '../entity/importResource';
import { findPositionAtPath } from '../merge/editFile';
import {
  getImportedGroup,
  getStateFile,
  isOtherDocument,
  parseImportState,
  type ImportState,
} from '../merge/importState';
import { mergeParts } from '../merge/mergeParts';
import { printJson } from '../merge/printJson';
import type { ApiSource } from '../source/apiSource';
import { findFolderName, isTellingName } from '../source/documentName';
import { ImportError } from '../source/importError';
import { readSource } from '../source/readSource';
import { chooseMenuGroup } from './chooseMenuGroup';
import { chooseRoute } from './chooseRoute';
import { describeResources } from './describeResources';
import { describeSignIn } from './describeSignIn';
import { parseImportArguments, type ImportArguments } from './importArguments';
import { openProjectFiles } from './projectFiles';
import { omitRefusedParts } from './omitRefusedParts';
import { fillPathParams, listOmittedResources, selectApiResources } from './selectApiResources';

interface ImportRun {
  root: string;
  args: ImportArguments;
  model: ApiModel;
  title: string;
  source: ApiSource;
}

/** Words of an API's title that do not tell it from other APIs. */
const TITLE_NOISE = /\b(swagger|openapi|open api|rest|http|api|v?\d+(\.\d+)*|specification|spec|the|service)\b/gi;

/**
 * Returns a short title of the API for the menu.
 * @param entityName the name that the user gives the entity, for a file whose name says nothing: `3.0.0.json`
 */
function getApiTitle(title: string | undefined, file: string, entityName: string | undefined): string {
  const short = (title ?? '')
    .replaceAll(TITLE_NOISE, ' ')
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // A title with capital letters is written as it is: NetBox.
  const ofFile = basename(file).replace(/\..*$/, '');
  const named = isTellingName(ofFile) ? ofFile : (entityName ?? findFolderName(file) ?? ofFile);
  return (/[A-Z]/.test(short) ? short : toTitle(short)) || toTitle(named);
}

function importOne({ root, args, model, title, source }: ImportRun, resource: Resource): string[] {
  const files = openProjectFiles(root);
  const stateFile = getStateFile(resource.entityName);
  const state = parseImportState(files.read(stateFile));
  const file = `${resource.entityName}.json`;
  if (files.texts.has(file) && !state) {
    throw new Error(`schema/${file} exists already and was not imported: give another name with --name`);
  }
  const group = chooseMenuGroup(files.texts, args.group, state && getImportedGroup(state), model.apiName, title);
  const { parts: read, guesses } = importResource(model, resource, {
    group: group.key,
    route: chooseRoute(files.texts, resource, model.apiName),
    assumptions: source.assumptions,
    recordSchema: source.recordSchema,
  });
  // A document without calls has one kind of record. That of another document would take the fields of the first away.
  if (
    source.recordSchema !== undefined &&
    state &&
    args.name === undefined &&
    isOtherDocument(state, args.source, read)
  ) {
    throw new Error(
      `schema/${file} was imported from ${state.source}: add --name ${resource.entityName} if this is its next version, or another name`,
    );
  }
  const fresh = mergeParts(files.texts, read, undefined).texts;
  const navigation: [string, string][] = group.text === undefined ? [] : [['navigation.json', group.text]];
  const { parts, refused } = omitRefusedParts(new Map([...files.texts, ...navigation, ...fresh]), read, file);
  const merged = mergeParts(files.texts, parts, state);
  if (group.text !== undefined) files.write('navigation.json', group.text);
  for (const [name, text] of merged.texts) files.write(name, text);
  const next: ImportState = { source: args.source, resource: resource.path, parts };
  files.write(stateFile, `${printJson(next)}\n`);
  const rowsFile = files.getRowsFile(file);
  if (source.records && files.read(rowsFile) === undefined) files.write(rowsFile, `${printJson(source.records)}\n`);
  const getLine = (name: string, path: (string | number)[]): string => {
    const { line, column } = findPositionAtPath(merged.texts.get(name) ?? files.texts.get(name) ?? '', path);
    return `schema/${name}:${line}:${column}`;
  };
  const changed = merged.changes.map((change) => `${getLine(change.file, change.path)}  ${change.text}`);
  const omissions = refused.map(({ path, message }) => ({
    file,
    path: path.slice(0, -1),
    text: `${path.join('.')}, because the lint would refuse it: ${message}`,
    isOmission: true,
  }));
  const guessed = [...guesses, ...omissions].map(
    ({ isOmission, ...guess }) =>
      `${getLine(guess.file, guess.path)}  ${isOmission ? 'left out' : 'guessed'}: ${guess.text}`,
  );
  if (!state) return [`schema/${file} is ready`, ...guessed];
  return changed.length > 0
    ? [`schema/${file}: ${pluralize('change', changed.length, true)} of the API`, ...changed]
    : [`schema/${file}: the API has not changed`];
}

/** Imports a resource of many: one that cannot be imported does not stop the others. */
function tryImport(run: ImportRun, resource: Resource): string[] {
  try {
    return importOne(run, resource);
  } catch (error) {
    return [`${resource.name} is left out: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function describeServer(document: Record<string, unknown>, configFile: string): string[] {
  const [server] = Array.isArray(document['servers']) ? (document['servers'] as unknown[]) : [];
  const { url: template, variables } = toObjectOrEmpty(server);
  const url = toTextOrUndefined(template)
    ?.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(toObjectOrEmpty(toObjectOrEmpty(variables)[name])['default'] ?? name),
    )
    .replace(/\/+$/, '');
  return [
    url
      ? `The calls are below ${url}: "apiBase" in ${configFile} is the place for it.`
      : `The document does not say where the API is: "apiBase" in ${configFile}, or API_TARGET, is the place for it.`,
  ];
}

/** Returns the path of a document, which is given from the root folder of the project or from the current folder; or its URL. */
function locateSource(root: string, source: string): string {
  if (/^https?:\/\//.test(source)) return source;
  const paths = [resolve(root, source), resolve(source)];
  return paths.find((path) => existsSync(path) || existsSync(path.replace(/#.*$/, ''))) ?? paths[0]!;
}

/**
 * Imports resources of a document, or lists them if none is named.
 * @param root root folder of the project
 * @param words the arguments after `import`
 * @returns the report for the terminal
 * @throws Error with one sentence if the document cannot be read or imported
 */
export async function runImportCommand(root: string, words: readonly string[]): Promise<string> {
  const args = parseImportArguments(words);
  const source = await readSource(locateSource(root, args.source), { file: args.source, entityName: args.name });
  const document = fillPathParams(source.document, args.params);
  const isSingle = source.kind === 'examples' || source.kind === 'json-schema';
  const reader = new SchemaReader(document, isSingle);
  const operations = listOperations(reader);
  const resources = findResources(reader, operations);
  if (args.resources.length === 0 && !args.isAll && !isSingle) return describeResources(args.source, resources);
  const title = getApiTitle(toTextOrUndefined(toObjectOrEmpty(document['info'])['title']), args.source, args.name);
  const entityName = args.name ?? source.recordName;
  const selected = selectApiResources(resources, { ...args, name: entityName }, isSingle);
  if (selected.length === 0 && isSingle) throw new ImportError(args.source, 'it describes no records');
  const named = resources.map((resource) =>
    entityName !== undefined && selected.includes(resource) ? { ...resource, entityName } : resource,
  );
  const apiName = toKebabCase(title);
  const getFields = (resource: Resource): string[] => collectRecordFields(reader, resource).map(({ name }) => name);
  // The definition of a preset cannot be replaced.
  const dialectName = Object.hasOwn(DIALECT_PRESETS, apiName) ? `${apiName}-api` : apiName;
  const dialects = isSingle
    ? assumeDialects(named)
    : chooseDialects(reader, named, operations, getFields, DIALECT_PRESETS, dialectName);
  const { texts, configFile } = openProjectFiles(root);
  const dialectsFile: unknown = JSON.parse(texts.get('dialects.json') ?? '{}');
  const defaultDialect = getDefaultDialect({ 'dialects.json': dialectsFile });
  const model: ApiModel = {
    reader,
    operations,
    resources: named,
    dialects,
    apiName,
    defaultDialect,
    hasUnknownCalls: isSingle,
    // The resources of an API refer to each other; one kind of record belongs to those that the project has.
    projectEntities: isSingle ? readProjectEntities(texts) : [],
  };
  const run: ImportRun = { root, args, model, title, source };
  const chosen = named.filter((_, index) => selected.includes(resources[index]!));
  const connection = isSingle
    ? []
    : [...describeServer(document, configFile), ...describeSignIn(reader, operations, configFile)];
  if (!args.isAll) return [...chosen.flatMap((resource) => importOne(run, resource)), ...connection].join('\n');
  const omitted = listOmittedResources(resources);
  return [...chosen.flatMap((resource) => tryImport(run, resource)), ...omitted, ...connection].join('\n');
}
