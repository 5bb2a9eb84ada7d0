import type { DialectName } from '../schemaLanguage/definition';
import type { Call } from '../entity/entity';

/** The settings for the calls of one collection of a standard REST API. */
export interface RestCollectionSettings {
  /** If it ends with a slash, as frameworks such as Django require, all paths do. */
  path: string;
  /** The path of a single record. Default: the id is the segment after the path of the collection. */
  recordPath?: string | undefined;
  dialect?: DialectName | undefined;
  /**
   * The HTTP method of an update. Both methods send the same record. PATCH is meant for servers that retain the values
   * that a request does not contain.
   */
  update?: 'PUT' | 'PATCH';
}

/**
 * Creates the calls of a standard REST API for a collection, by call name.
 *
 * @example
 * createRestCalls({ path: 'parking-lots' })['get']; // { method: 'GET', path: 'parking-lots/{id}', dialect: 'simple-rest'
 * }
 */
export function createRestCalls({
  path,
  recordPath: record = path.endsWith('/') ? `${path}{id}/` : `${path}/{id}`,
  dialect = 'simple-rest',
  update = 'PUT',
}: RestCollectionSettings): Record<string, Call> {
  return {
    page: { method: 'GET', path, dialect },
    get: { method: 'GET', path: record, dialect },
    create: { method: 'POST', path, dialect },
    update: { method: update, path: record, dialect },
    delete: { method: 'DELETE', path: record, dialect },
  };
}
