import type { DialectDefinition } from '../definition';
import type { Dialect } from '../dialect';
import { buildListRequest } from './buildListRequest';
import { findRows } from './findRows';
import { parseErrors } from './parseErrors';
import { buildRecordBody, findRecord } from './recordFormat';
import { buildSimpleRestListRequest, buildSimpleRestManyRequest } from './simpleRestParams';

/**
 * Creates the code of a dialect from its definition.
 * @param definition the complete definition, see `resolveDialect`
 */
export function createDialect(definition: DialectDefinition): Dialect {
  const { envelope, list = {}, record, errors } = definition;
  const isPackage = list.package === 'ra-data-simple-rest';
  return {
    ...(envelope
      ? {}
      : { isPlain: true, buildRecordBody: (fields, ids) => buildRecordBody(record ?? {}, fields, ids) }),
    ...(record ? { findRecord: (json) => findRecord(record, json) } : {}),
    ...(errors ? { parseErrorResponse: (body) => parseErrors(errors, body) } : {}),
    ...(isPackage || list.sortParam !== undefined ? { canSort: true } : {}),
    ...(list.maxPageSize === undefined ? {} : { maxPageSize: list.maxPageSize }),
    buildListRequest: isPackage ? buildSimpleRestListRequest : (request) => buildListRequest(list, request),
    findRows: (json, headers) => findRows(definition, json, headers),
    ...(isPackage ? { buildManyRequest: buildSimpleRestManyRequest } : {}),
  };
}
