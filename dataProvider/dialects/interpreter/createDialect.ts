import type { DialectDefinition } from '../definition';
import type { Dialect } from '../dialect';
import { buildListRequest } from './buildListRequest';
import { fetchLongPage } from './fetchLongPage';
import { findRows } from './findRows';
import { parseErrors } from './parseErrors';
import { buildRecordBody, findRecord } from './recordFormat';
import { buildSimpleRestListRequest, buildSimpleRestManyRequest } from './simpleRestParams';

/**
 * Creates the code of a dialect from its definition.
 * @param definition the complete definition, see `resolveDialect`
 */
export function createDialect(definition: DialectDefinition): Dialect {
  const { envelope, headers: ownHeaders, list = {}, record, errors } = definition;
  const { maxPageSize } = list;
  const isPackage = list.package === 'ra-data-simple-rest';
  return {
    ...(envelope
      ? {}
      : { isPlain: true, buildRecordBody: (fields, ids) => buildRecordBody(record ?? {}, fields, ids) }),
    ...(ownHeaders ? { headers: ownHeaders } : {}),
    ...(record ? { findRecord: (json) => findRecord(record, json) } : {}),
    ...(errors ? { parseErrorResponse: (body) => parseErrors(errors, body) } : {}),
    ...(isPackage || list.sortParam !== undefined ? { canSort: true } : {}),
    ...(maxPageSize === undefined ? {} : { fetchPage: (page, fetchOne) => fetchLongPage(page, maxPageSize, fetchOne) }),
    buildListRequest: isPackage ? buildSimpleRestListRequest : (request) => buildListRequest(list, request),
    findRows: (json, headers) => findRows(definition, json, headers),
    ...(isPackage ? { buildManyRequest: buildSimpleRestManyRequest } : {}),
  };
}
