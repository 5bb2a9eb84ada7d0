/** Splits query parameters that are objects into the parameters that requests have. */
import { toList, type Json } from '../../lint/source/readJson';
import type { Parameter } from './operations';
import type { SchemaReader } from './schemaReader';

/** Objects whose keys are written in brackets, whatever the document says: `page[number]`. */
const BRACKETED = /^(page|paging|pagination)$/i;
/** Objects that are filters or choose the form of the answer; their format is read together with the other filters. */
const FILTERS = /^(\$?filters?|where|conditions|fields|sort|populate|deep|aggregate|alias)$/i;

/** Keys of an object that has the whole query: its pages, its order and its conditions. */
const QUERY_SIZE = /^(limit|take|page_?size|per_?page)$/i;
const QUERY_START = /^(offset|skip|page)$/i;
const isQuery = (keys: readonly string[]): boolean =>
  [QUERY_SIZE, QUERY_START].every((pattern) => keys.some((key) => pattern.test(key)));
/** Keys of such an object that choose the form of the answer, or repeat another key. */
const OTHER_QUERY_KEYS = /^(fields|select|include|populate|relations)$/i;
const CONDITIONS = /^(where|conditions)$/i;

/**
 * Writes the keys of a whole query in brackets, `filter[limit]`, and its conditions for each field that can be compared:
 * `filter[where][name]`.
 */
function expandQuery(reader: SchemaReader, param: Parameter, keys: Json, comparable: readonly string[]): Parameter[] {
  const hasOffset = Object.keys(keys).some((key) => /^offset$/i.test(key));
  return Object.entries(keys).flatMap(([key, part]): Parameter[] => {
    if (OTHER_QUERY_KEYS.test(key) || (hasOffset && /^skip$/i.test(key))) return [];
    const own = { ...param, isRequired: false, style: undefined, explode: true, queryKey: key };
    const name = `${param.name}[${key}]`;
    if (CONDITIONS.test(key)) {
      return comparable.map((field) => ({ ...own, name: `${name}[${field}]`, schema: {}, description: '' }));
    }
    const schema = reader.read(part);
    return [{ ...own, name, schema, description: String(schema['description'] ?? ''), example: schema['example'] }];
  });
}

/** Returns the keys of an object of which the document has an example only: `page[number]=1`. */
function getExampleKeys({ name, description, example }: Parameter): string[] {
  const text = `${description} ${JSON.stringify(example) ?? ''}`;
  const keys = [...text.matchAll(/([A-Za-z_]+)\[([A-Za-z_]+)\]/g)].filter(([, outer]) => outer === name);
  return [...new Set(keys.map(([, , key]) => key!))];
}

/**
 * Writes an object parameter as OpenAPI defines it: `style: form` has a parameter for each property (`pageable` is
 * `page`, `size` and `sort`). An object with the name of a field, or one of filters, stays.
 * @param fields fields of the record
 * @param comparable fields whose values are texts, numbers or booleans
 */
export function expandParams(
  reader: SchemaReader,
  params: readonly Parameter[],
  fields: readonly string[],
  comparable: readonly string[] = [],
): Parameter[] {
  return params.flatMap((param) => {
    const isBracketed = BRACKETED.test(param.name);
    const keys = reader.getProperties(param.schema);
    if (FILTERS.test(param.name) && isQuery(Object.keys(keys))) return expandQuery(reader, param, keys, comparable);
    const described = Object.entries(keys);
    const isExample = described.length === 0 && isBracketed;
    const properties = isExample ? getExampleKeys(param).map((key): [string, unknown] => [key, {}]) : described;
    const isForm = param.place === 'query' && param.explode && (param.style === undefined || param.style === 'form');
    const isKept = FILTERS.test(param.name) || fields.includes(param.name) || !(isForm || isBracketed);
    if (properties.length === 0 || isKept) return [param];
    const required = param.isRequired ? toList(reader.read(param.schema)['required']) : [];
    return properties.map(([key, part]) => {
      const schema = reader.read(part);
      return {
        ...param,
        name: isBracketed ? `${param.name}[${key}]` : key,
        isRequired: required.includes(key),
        schema,
        description: String(schema['description'] ?? ''),
        style: undefined,
        explode: true,
        example: schema['example'] ?? schema['default'],
      };
    });
  });
}
