/** What is fixed in an OData service, and which filters its query language can write. */
import type { ListFormat } from '../../../../dataProvider/dialects/definition';
import { isObject, type Json } from '../../lint/source/readJson';
import { getFilterName } from './filterNames';
import type { DetectedFilter, DetectedFilters } from './detectFilters';
import type { SchemaReader } from '../api/schemaReader';

export const ODATA = 'odata';

/**
 * Removes the settings that every OData service shares, because the preset already has them. If the service has no
 * `$count`, the address of the next page says whether there are more rows.
 */
export function omitODataDefaults(list: ListFormat, params: readonly string[]): ListFormat & Json {
  const { sortFormat: _, totalPath: __, nextUrlPath: ___, ...own } = list;
  const hasCount = params.length === 0 || params.includes('$count');
  return {
    ...own,
    ...(hasCount ? {} : { fixedParams: null, totalPath: null, nextUrlPath: '@odata.nextLink' }),
  } as ListFormat & Json;
}

const isMoment = ({ format }: Json): boolean => format === 'date' || format === 'date-time';
const SCALARS = ['string', 'integer', 'number', 'boolean'];

/** Returns the comparisons of a field that users need: a part of a text, one code, both ends of a period or an amount. */
function getOperators(name: string, schema: Json, types: readonly string[]): DetectedFilter['operator'][] {
  if (isMoment(schema) || (types.includes('number') && !types.includes('string'))) return ['gte', 'lte'];
  const isPlainText = types.includes('string') && schema['enum'] === undefined && schema['format'] === undefined;
  return [isPlainText && !/(id|code|key)$/i.test(name) ? 'like' : 'eq'];
}

/** Returns the filters that `$filter` can express by the fields of a row. */
export function detectODataFilters(reader: SchemaReader, rowFields: Json, params: readonly string[]): DetectedFilters {
  const filters = Object.entries(rowFields).flatMap(([name, part]): DetectedFilter[] => {
    const schema = reader.read(part);
    const types = reader.getTypes(schema);
    if (!types.some((type) => SCALARS.includes(type)) || name.includes('@')) return [];
    return getOperators(name, schema, types).map((operator) => ({
      name: getFilterName(name, operator ?? 'eq'),
      field: name,
      operator,
      schema: isObject(part) ? schema : {},
      description: '',
      isRequired: false,
    }));
  });
  const hasFilter = params.length === 0 || params.includes('$filter');
  return { format: {}, filters: hasFilter ? filters : [], hasSearch: params.includes('$search'), guesses: [] };
}
