import { omit } from '../../contract/jsonValues';
import type { DialectDefinition } from '../definition';
import type { Dialect } from '../dialect';
import { buildListRequest } from './buildListRequest';
import { findRows } from './findRows';
import { buildSimpleRestListRequest, buildSimpleRestManyRequest } from './simpleRestParams';

/**
 * Creates the code of a dialect from its definition.
 * @param definition the complete definition, see `resolveDialect`
 */
export function createDialect(definition: DialectDefinition): Dialect {
  const { envelope, list = {} } = definition;
  const isPackage = list.package === 'ra-data-simple-rest';
  return {
    ...(envelope
      ? {}
      : { isPlain: true, buildRecordBody: (record, ids) => (ids.includes('id') ? record : omit(record, 'id')) }),
    ...(isPackage || list.sortParam !== undefined ? { canSort: true } : {}),
    ...(list.maxPageSize === undefined ? {} : { maxPageSize: list.maxPageSize }),
    buildListRequest: isPackage ? buildSimpleRestListRequest : (request) => buildListRequest(list, request),
    findRows: (json, headers) => findRows(definition, json, headers),
    ...(isPackage ? { buildManyRequest: buildSimpleRestManyRequest } : {}),
  };
}
