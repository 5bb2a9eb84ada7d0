/**
 * The dialects that every project has, by the names that schema files use. To add one, add its file to the folder
 * `presets/` and a line here. Then run `npm run definition`, which writes the names and descriptions into the
 * meta-schema and the types, and `npm run schema -- reference`, which writes them into the documentation.
 *
 * Only tools and tests import the presets. The app imports `virtual:wattdesk/dialects`, which contains the dialects
 * that the lists of the schema files use, and lazy-loads all others.
 */
import type { DialectSource, DialectSources } from './definition';
import cursor from './presets/cursor.json';
import directus from './presets/directus.json';
import hal from './presets/hal.json';
import jsonServer from './presets/json-server.json';
import odata from './presets/odata.json';
import pageNoPageVo from './presets/pageNo-pageVo.json';
import pageNumPageCriteria from './presets/pageNum-pageCriteria.json';
import pageNumPageVo from './presets/pageNum-pageVo.json';
import simpleRest from './presets/simple-rest.json';
import spring from './presets/spring.json';
import strapi from './presets/strapi.json';

export const DIALECT_PRESETS: DialectSources = {
  'pageNo/pageVo': pageNoPageVo as DialectSource,
  'pageNum/pageVo': pageNumPageVo,
  'pageNum/pageCriteria': pageNumPageCriteria,
  'simple-rest': simpleRest as DialectSource,
  'json-server': jsonServer,
  spring: spring as DialectSource,
  hal: hal as DialectSource,
  strapi: strapi as DialectSource,
  directus: directus as DialectSource,
  odata: odata as DialectSource,
  cursor,
};
