/**
 * The wire dialects by their names in the schema language. A name that is registered twice is a syntax error.
 * After a change, `npm run definition` writes the names and their descriptions into the meta-schema and the types,
 * and `npm run schema -- reference` into the README.
 *
 * Only tools and tests import all of them. The app imports `virtual:wattdesk/dialects`: those that the lists of
 * the schema files use, and lazy-loaded chunks of the others.
 */
export * as 'pageNo/pageVo' from './pageNoPageVo';
export * as 'pageNum/pageVo' from './pageNumPageVo';
export * as 'pageNum/pageCriteria' from './pageNumPageCriteria';
export * as 'simple-rest' from './simpleRest';
