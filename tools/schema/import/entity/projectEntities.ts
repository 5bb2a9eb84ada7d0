/** Reads the entities that a project has already, to whose records an imported field may refer. */
import type { DialectSources } from '../../../../dataProvider/dialects/definition';
import { isObject, toList, toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';
import { hasDefaultFilters } from '../dialect/hasDefaultFilters';

/** An entity with a list that can be read with one call. */
export interface ProjectEntity {
  entityName: string;
  name: string;
  /** The JSON types of the ids. */
  idTypes: readonly string[];
  /** The entry of options.json that offers the records. */
  optionList: Json;
}

/** The dialect of an entity with `rest` that names none. */
const REST_DIALECT = 'simple-rest';

interface ListCall {
  endpoint: string;
  dialect: string | undefined;
}

/** Returns the call of the list; undefined if it is none of plain addresses. */
function getListCall(calls: Json, defaultDialect: string | undefined): ListCall | undefined {
  const { page, rest } = calls;
  if (page !== undefined) {
    const { endpoint, dialect } = toObjectOrEmpty(typeof page === 'string' ? { endpoint: page } : page);
    const text = toTextOrUndefined(endpoint);
    return text?.startsWith('GET ') ? { endpoint: text, dialect: toTextOrUndefined(dialect) } : undefined;
  }
  const { path, dialect } = toObjectOrEmpty(typeof rest === 'string' ? { path: rest } : rest);
  const text = toTextOrUndefined(path);
  return text === undefined
    ? undefined
    : { endpoint: `GET ${text}`, dialect: toTextOrUndefined(dialect) ?? defaultDialect ?? REST_DIALECT };
}

/** Returns the parameter with which the list searches for a text. */
function getSearchParam(list: Json, dialect: string | undefined, dialects: DialectSources): string | undefined {
  const own = toList(list['filters']).find((filter) => isObject(filter) && filter['search'] === true);
  if (own !== undefined) return toTextOrUndefined(toObjectOrEmpty(own)['name']);
  // The filter q is the search in every dialect.
  return list['filters'] === undefined && dialect !== undefined && hasDefaultFilters(dialect, dialects)
    ? 'q'
    : undefined;
}

function readEntity(entityName: string, file: Json, dialectsFile: Json): ProjectEntity[] {
  const { idField, titleField, calls, list, singleton } = toObjectOrEmpty(file['x-admin']);
  const id = toTextOrUndefined(idField);
  const defaultDialect = toTextOrUndefined(dialectsFile['$default']);
  const call = getListCall(toObjectOrEmpty(calls), defaultDialect);
  if (id === undefined || singleton === true || !isObject(list) || !call || call.endpoint.includes('{')) return [];
  const idTypes = [toObjectOrEmpty(toObjectOrEmpty(file['properties'])[id])['type']].flat().map(String);
  const { $schema: _schema, $default: _default, ...dialects } = dialectsFile;
  const dialect = call.dialect === defaultDialect ? undefined : call.dialect;
  const searchParam = getSearchParam(list, call.dialect ?? defaultDialect, dialects as DialectSources);
  const optionList = {
    call: { endpoint: call.endpoint, ...(dialect === undefined ? {} : { dialect }) },
    valueField: id,
    labelField: toTextOrUndefined(titleField) ?? id,
    ...(searchParam === undefined ? {} : { searchParam }),
  };
  return [{ entityName, name: entityName, idTypes, optionList }];
}

const parseFile = (text: string | undefined): Json => {
  try {
    return toObjectOrEmpty(JSON.parse(text ?? '{}'));
  } catch {
    // The lint reports a file that cannot be read.
    return {};
  }
};

/**
 * Returns the entities of a project to whose records fields may refer: those with an id, a list and a call that reads it.
 * @param texts the texts of the schema files, by name
 */
export function readProjectEntities(texts: ReadonlyMap<string, string>): ProjectEntity[] {
  const dialectsFile = parseFile(texts.get('dialects.json'));
  return [...texts]
    .filter(([name]) => /^[a-z][a-z0-9-]*\.json$/.test(name))
    .flatMap(([name, text]) => readEntity(name.replace(/\.json$/, ''), parseFile(text), dialectsFile));
}
