/** Splits query parameters that are objects into the parameters that requests have. */
import { toList } from '../../lint/source/readJson';
import type { Parameter } from './operations';
import type { SchemaReader } from './schemaReader';

/** Objects whose keys are written in brackets, whatever the document says: `page[number]`. */
const BRACKETED = /^(page|paging|pagination)$/i;
/** Objects that are filters or choose the form of the answer; their format is read together with the other filters. */
const FILTERS = /^(\$?filters?|where|conditions|fields|sort|populate|deep|aggregate|alias)$/i;

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
 */
export function expandParams(
  reader: SchemaReader,
  params: readonly Parameter[],
  fields: readonly string[],
): Parameter[] {
  return params.flatMap((param) => {
    const isBracketed = BRACKETED.test(param.name);
    const described = Object.entries(reader.getProperties(param.schema));
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
