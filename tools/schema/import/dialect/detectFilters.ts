/** Detects the filters of a list call and how the API writes them, from the query parameters. */
import type { FilterOperator, ListFormat } from '../../../../dataProvider/dialects/definition';
import { isObject, type Json } from '../../lint/source/readJson';
import type { Parameter } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';
import { getObjectKeys, getComparedNames, readFilterParam, readObjectParam, type ReadFilter } from './filterNames';
import { reduceFilters } from './reduceFilters';
import { readStatedFilters } from './statedFilters';

const SEARCH = /^(q|_q|search|query|keywords?|term|search_?term|search_?text|filter_?text|text)$/i;
/** In documents of ASP.NET, whose parameters begin with a capital letter, `Filter` is a search text. */
const isSearchName = (name: string): boolean => SEARCH.test(name) || name === 'Filter';
/** Parameters that choose the form of the answer, not the rows. */
const PROJECTION =
  /^(fields?|select|\$select|include|expand|\$expand|embed|_embed|_expand|populate|projection|view|format|locale|lang|with_?count|meta|deep|sparse.*|distinct|alias|export|backlink|aggregate|group_?by|(avg|sum|count)_?distinct|eager(load)?|expand_?all|brief|brief_?representation|include_?.*)(\[.*\])?$/i;
/** Whole query languages in one parameter, which no filter of a screen can write. */
const QUERY_LANGUAGE = /^(\$?filters?(_(gt|gte|gteq|lt|lte|lteq|like|prefix))?|where|rsql|conditions|s)$/i;
/** Operators between the parameters of a query language. */
const LOGICAL = /^\$(and|or|not|nor)$/i;

/** A filter of a list call. */
export interface DetectedFilter {
  /** Name of the filter in the schema file: a field, perhaps with a comparison (`price_gte`), or another parameter. */
  name: string;
  /** The field that is filtered; undefined if the parameter is none of the record's fields. */
  field: string | undefined;
  operator: FilterOperator | undefined;
  schema: Json;
  description: string;
  isRequired: boolean;
}

export interface DetectedFilters {
  format: Pick<ListFormat, 'searchParam' | 'filterParams' | 'arrayFormat'>;
  filters: DetectedFilter[];
  hasSearch: boolean;
  guesses: string[];
}

const isObjectParam = (reader: SchemaReader, { schema }: Parameter): boolean =>
  Object.keys(getObjectKeys(reader, schema)).length > 0;

function getArrayFormat(params: readonly Parameter[], reader: SchemaReader): ListFormat['arrayFormat'] {
  const arrays = params.filter(({ schema }) => reader.isArray(schema));
  if (arrays.some(({ name }) => name.endsWith('[]'))) return 'brackets';
  return arrays.some(({ explode }) => !explode) ? 'comma' : undefined;
}

/** A template is the name of one parameter only if the field is not a part of it: `PublishDateMin`. */
const isTemplate = (template: string | undefined): boolean => template?.includes('{field}') === true;

const isUsual = ({ operator, template }: ReadFilter): boolean =>
  template === undefined || template === (operator === 'eq' || operator === 'in' ? '{field}' : `{field}_${operator}`);

const isWritten = (filter: ReadFilter, templates: NonNullable<ListFormat['filterParams']>): boolean =>
  isUsual(filter) || templates[filter.operator!] === filter.template;

/**
 * Returns the templates that the app cannot derive from the names of the filters. A dialect has one per comparison: if
 * an API writes a comparison in several ways, the filters keep the names of their parameters.
 */
function getTemplates(filters: readonly ReadFilter[]): NonNullable<ListFormat['filterParams']> {
  const templates: Partial<Record<FilterOperator, string>> = {};
  for (const operator of new Set(filters.map((filter) => filter.operator ?? 'eq'))) {
    const same = filters.filter((filter) => (filter.operator ?? 'eq') === operator);
    const written = new Set(same.map((filter) => (isUsual(filter) ? undefined : filter.template)));
    const [template] = written;
    if (written.size === 1 && template !== undefined && isTemplate(template)) templates[operator] = template;
  }
  // A name that is a parameter must not be written by the template of equality.
  if (filters.some((filter) => !isWritten(filter, templates))) delete templates.eq;
  return templates;
}

/** Names a filter by its parameter if no template writes its comparison. */
const nameByParam = (filter: ReadFilter, templates: NonNullable<ListFormat['filterParams']>): ReadFilter =>
  isWritten(filter, templates) ? filter : { ...filter, name: filter.param };

const isUnreadable = (reader: SchemaReader, param: Parameter, fields: readonly string[]): boolean =>
  QUERY_LANGUAGE.test(param.name) && !isObjectParam(reader, param) && !fields.includes(param.name);

/**
 * Detects the filters of a list call.
 * @param params query parameters without those of paging and sorting
 * @param fields fields of the record
 * @param isText whether users type the value of a field
 * @param rowFields the fields of a row, for filters that the document states in words
 */
export function detectFilters(
  reader: SchemaReader,
  params: readonly Parameter[],
  fields: readonly string[],
  isText: (field: string) => boolean = () => true,
  rowFields: Json = {},
): DetectedFilters {
  const searches = params.filter(({ name }) => isSearchName(name) && !fields.includes(name));
  // Beside a search, `q` is a query language.
  const search = searches.find(({ name, schema }) => name !== 'q' && schema['type'] !== 'boolean') ?? searches[0];
  const others = params.filter(
    (param) => !searches.includes(param) && ![PROJECTION, LOGICAL].some((pattern) => pattern.test(param.name)),
  );
  const languages = others.filter((param) => isUnreadable(reader, param, fields));
  const stated = new Map(
    languages.map((param) => [param, readStatedFilters({ reader, fields: rowFields }, param)] as const),
  );
  const unreadable = languages.filter((param) => stated.get(param)?.length === 0);
  const usable = others.filter((param) => !unreadable.includes(param));
  const bases = getComparedNames(
    usable.map(({ name }) => name),
    fields,
  );
  const read = reduceFilters(
    usable.flatMap((param) => {
      const { description, isRequired } = param;
      const filters =
        stated.get(param) ??
        (isObjectParam(reader, param)
          ? readObjectParam(reader, param, fields)
          : [readFilterParam(param.name, param.schema, fields, bases)]);
      return filters.map((filter) => ({ ...filter, description, isRequired }));
    }),
    isText,
  );
  const templates = getTemplates(read);
  const arrayFormat = getArrayFormat(usable, reader);
  return {
    format: {
      ...(search && search.name !== 'q' ? { searchParam: search.name } : {}),
      ...(Object.keys(templates).length > 0 ? { filterParams: templates } : {}),
      ...(arrayFormat ? { arrayFormat } : {}),
    },
    filters: read.map((filter) => {
      const { schema, description, isRequired } = filter;
      const { name, field, operator } = nameByParam(filter, templates);
      return { name, field, operator, schema: isObject(schema) ? schema : {}, description, isRequired };
    }),
    hasSearch: search !== undefined,
    guesses: unreadable.map(
      ({ name }) => `the parameter ${name} is not used: the document does not say which filters it takes`,
    ),
  };
}
