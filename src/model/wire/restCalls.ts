import type { DialectName } from '../schemaLanguage/definition';
import type { Call } from '../entity/entity';

/** A collection of a standard REST API. */
export interface RestCollection {
  path: string;
  dialect?: DialectName;
  /** The method of an update: PUT sends the record, PATCH too, for servers that keep what a client does not send. */
  update?: 'PUT' | 'PATCH';
}

/**
 * Returns the calls of a standard REST API below the path of a collection, by name.
 *
 * @example
 * restCalls({ path: 'parking-lots' })['get']; // { method: 'GET', path: 'parking-lots/{id}', dialect: 'simple-rest' }
 */
export function restCalls({ path, dialect = 'simple-rest', update = 'PUT' }: RestCollection): Record<string, Call> {
  const record = `${path}/{id}`;
  return {
    page: { method: 'GET', path, dialect },
    get: { method: 'GET', path: record, dialect },
    create: { method: 'POST', path, dialect },
    update: { method: update, path: record, dialect },
    delete: { method: 'DELETE', path: record, dialect },
  };
}
