/** Determines which names are allowed as placeholders of calls and texts. */
import { getPlaceholders } from '../../../../src/model/values/fillTemplates';
import { getEmbeddingSections } from '../source/embeddingSections';
import { getEntityName, getFieldAtPath, getFields, type LintFolder } from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  toTextOrUndefined,
  getEntriesAtPath,
  getValueAtPath,
  type Json,
} from '../source/readJson';
import type { SourceFile } from '../source/sourceFile';

/**
 * Returns the fields that identify a record. Returns undefined if `idField` is invalid: the error is then reported
 * only for `idField`, and not for every placeholder.
 */
export function getIdFields(entityFile: Json): string[] | undefined {
  const id = toObjectOrEmpty(entityFile['x-admin'])['idField'];
  if (id === false) return [];
  const names = [id].flat();
  const fields = getFields(entityFile);
  return fields && names.every((name) => typeof name === 'string' && getFieldAtPath(fields, name))
    ? (names as string[])
    : undefined;
}

/**
 * Returns the placeholders allowed in a call or route for a single record: `{id}`, or the fields that identify the
 * record. Returns undefined if `idField` is invalid.
 */
export function getRecordParams(entityFile: Json): string[] | undefined {
  const ids = getIdFields(entityFile);
  return ids && ids.length > 0 ? [...new Set([...ids, 'id'])] : ids;
}

/**
 * Returns the names of the parameters that other entities pass when they embed the list or the view screen of this
 * entity.
 */
function getEmbeddingParams(source: SourceFile, { entities, getResolvedDefinition }: LintFolder): string[] {
  const name = getEntityName(source);
  return entities
    .flatMap((entity) => getEmbeddingSections(getResolvedDefinition(entity)['x-admin']))
    .filter(({ embeddedList, embeddedView }) => embeddedList === name || embeddedView === name)
    .flatMap((section) => Object.keys(toObjectOrEmpty(section['paramsFromRecord'])));
}

/** The names that are allowed as placeholders in the texts of an action. */
export interface ActionPlaceholders {
  /** Names that a placeholder must match exactly, because they have no nested fields. */
  names: readonly string[];
  /** Fields. A placeholder may be the name of a field or the path of a nested field, such as `audit.createBy`. */
  fields: Json | undefined;
}

const ON_RECORD = ['row', 'record', 'form'];

/**
 * Returns the placeholders that are allowed in the texts of an action.
 * @param extra additional names, such as `now`
 */
export function getActionPlaceholders(
  action: unknown,
  source: SourceFile,
  folder: LintFolder,
  extra: readonly string[],
): ActionPlaceholders {
  const { scope = 'row', input, callPerRecord } = toObjectOrEmpty(action);
  const entityFile = folder.getResolvedDefinition(source);
  const places = [scope].flat();
  const hasRecord = places.some((place) => ON_RECORD.includes(String(place)));
  const isChosen = places.includes('selection');
  const fields = { ...(hasRecord ? getFields(entityFile) : {}), ...getFields(input) };
  const ids = hasRecord || (isChosen && callPerRecord === true) ? (getRecordParams(entityFile) ?? ['id']) : [];
  const around = getEmbeddingParams(source, folder);
  return { names: [...ids, ...around, ...(isChosen ? ['ids'] : []), ...extra], fields };
}

/** Returns the placeholders of a text that are not allowed, and all names that are allowed. */
export function findUnknownPlaceholders(
  text: string,
  { names, fields }: ActionPlaceholders,
): { unknownNames: string[]; knownNames: string[] } {
  return {
    unknownNames: getPlaceholders(text).filter((name) => !names.includes(name) && !getFieldAtPath(fields, name)),
    knownNames: [...new Set([...Object.keys(fields ?? {}), ...names])],
  };
}

/**
 * Returns the method and URL of a call, such as `GET article`, and their path in the file. A call is either such a
 * text, or an object that contains it as `endpoint`.
 */
export function getEndpointText(
  value: unknown,
  path: (string | number)[],
): { text: string; path: (string | number)[] } | undefined {
  const call = getValueAtPath(value, path);
  const text = toTextOrUndefined(call);
  if (text !== undefined) return { text, path };
  const inner = toTextOrUndefined(toObjectOrEmpty(call)['endpoint']);
  return inner === undefined ? undefined : { text: inner, path: [...path, 'endpoint'] };
}

/** Returns the names of a list's filters, which are either an array or a JSON Schema with `properties`. */
export function getFilterNames(filters: unknown): string[] {
  const shape = getEntriesAtPath(filters, ['properties']).map(({ name }) => name);
  const listed = toList(filters).flatMap(
    (filter) => toTextOrUndefined(filter) ?? toTextOrUndefined(toObjectOrEmpty(filter)['name']) ?? [],
  );
  return [...shape, ...listed];
}
