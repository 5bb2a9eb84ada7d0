import type { DialectDefinition } from '../definition';
import type { Dialect } from '../dialect';
import { buildListRequest } from './buildListRequest';
import { pickChangedFields } from './changedFields';
import { createLongPageReader } from './fetchLongPage';
import { createOwnPageReader } from './fetchOwnPages';
import { findRows } from './findRows';
import { createPageFollower } from './followPages';
import { parseErrors } from './parseErrors';
import { buildRecordBody, findRecord } from './recordFormat';
import { createRecordVersions } from './recordVersions';
import { buildSimpleRestListRequest, buildSimpleRestManyRequest } from './simpleRestParams';

/** Returns how a page is read for which one request may not be sufficient; undefined if one is always sufficient. */
function createPageReader({ list = {}, envelope }: DialectDefinition): Dialect['fetchPage'] {
  const { pageParam, offsetParam, endParam, pageSizeParam, maxPageSize, cursorParam, nextUrlPath, linkHeader } = list;
  const hasSize = pageSizeParam !== undefined || endParam !== undefined;
  const isFollowed =
    pageParam === undefined && offsetParam === undefined && [cursorParam, nextUrlPath, linkHeader].some(Boolean);
  const follow = isFollowed ? createPageFollower(hasSize) : undefined;
  if (!hasSize && (follow || pageParam !== undefined))
    return createOwnPageReader(follow ?? ((page, fetchOne) => fetchOne(page)));
  const isLearned = !follow && !envelope && (hasSize || list.package !== undefined);
  if (maxPageSize === undefined && !isLearned) return follow;
  return createLongPageReader({ maxPageSize, isNumbered: pageParam !== undefined, follow });
}

type RequestSender = NonNullable<Dialect['sendRequest']>;

/** The code that follows responses with the status 202 is lazy-loaded with the first request. */
function createLazySender(definition: DialectDefinition): RequestSender {
  let loading: Promise<RequestSender> | undefined;
  return async (request, http, baseUrl, exchange) => {
    loading ??= import('./asynchronousCalls').then((code) => code.createAsynchronousSender(definition));
    const send = await loading;
    return send(request, http, baseUrl, exchange);
  };
}

/**
 * Creates the code of a dialect from its definition.
 * @param definition the complete definition, see `resolveDialect`
 */
export function createDialect(definition: DialectDefinition): Dialect {
  const { envelope, headers: ownHeaders, list = {}, record = {}, update, errors, etag } = definition;
  const fetchPage = createPageReader(definition);
  const isPackage = list.package === 'ra-data-simple-rest';
  return {
    ...(envelope
      ? {}
      : {
          isPlain: true,
          buildRecordBody: (fields, ids, id) => buildRecordBody(definition, fields, ids, id),
          findRecord: (json, headers) => findRecord(record, json, headers),
        }),
    ...(ownHeaders ? { headers: ownHeaders } : {}),
    ...(definition.bodyFormat ? { bodyFormat: definition.bodyFormat } : {}),
    ...(definition.nestedParts ? { nestedParts: definition.nestedParts } : {}),
    ...(record.fixedParams ? { recordParams: record.fixedParams } : {}),
    ...(update?.changedFieldsOnly ? { pickChangedFields } : {}),
    ...(definition.asynchronous ? { sendRequest: createLazySender(definition) } : {}),
    ...(etag ? { versions: createRecordVersions() } : {}),
    ...(envelope && !errors ? {} : { parseErrorResponse: (body) => parseErrors(errors ?? {}, body) }),
    ...(isPackage || list.sortParam !== undefined ? { canSort: true } : {}),
    ...(fetchPage ? { fetchPage } : {}),
    buildListRequest: isPackage ? buildSimpleRestListRequest : (request) => buildListRequest(list, request),
    findRows: (json, headers) => findRows(definition, json, headers),
    ...(isPackage ? { buildManyRequest: buildSimpleRestManyRequest } : {}),
  };
}
