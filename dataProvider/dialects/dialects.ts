/**
 * The dialects (request and response formats of APIs) by the names that schema files use. Registering a name twice
 * is a syntax error. After a change, run `npm run definition`, which writes the names and their descriptions into
 * the meta-schema and the types, and `npm run schema -- reference`, which writes them into the README.
 *
 * Only tools and tests import all dialects. The app imports `virtual:wattdesk/dialects` instead: it bundles the
 * dialects that the lists of the schema files use, and lazy-loads the other dialects.
 */
export * as 'pageNo/pageVo' from './pageNoPageVo';
export * as 'pageNum/pageVo' from './pageNumPageVo';
export * as 'pageNum/pageCriteria' from './pageNumPageCriteria';
export * as 'simple-rest' from './simpleRest';
