/** Reads filters by the fields of a row, of which a document states the comparisons or the fields in words only. */
import type { FilterOperator } from '../../../../dataProvider/dialects/definition';
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { Parameter } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';
import { getFilterName, getOperator, type ReadFilter } from './filterNames';

/** The fields of a row by name. */
export interface RowFields {
  reader: SchemaReader;
  fields: Json;
}

/** A comparison after the name of a field: `[_eq]`, `|_gte|`, `[$like]`, `][gte]`. */
const COMPARISON = /(?:^|[^A-Za-z0-9])([_$][A-Za-z]+)\b|\]\[([A-Za-z]+)\]/g;
const LISTED = /\b(?:valid|allowed|supported|available|possible|filterable) (?:fields|keys|properties)\b(.*)$/is;
const QUOTED = /[`'"]([A-Za-z_]\w*)[`'"]/g;
const SCALARS = ['string', 'integer', 'number', 'boolean'];

const getText = ({ description, example, schema }: Parameter): string => {
  const { pattern, description: own, example: sample } = schema;
  const { pattern: itemPattern } = toObjectOrEmpty(schema['items']);
  return [description, own, pattern, itemPattern, example, sample]
    .map((part) => (typeof part === 'string' ? part : part === undefined ? '' : JSON.stringify(part)))
    .join('\n');
};

/** Returns the comparisons that a text names, as it writes them. One that ignores the case of letters is preferred. */
function findComparisons(text: string): Map<FilterOperator, string> {
  const found = new Map<FilterOperator, string>();
  for (const [, prefixed, bracketed] of text.includes('[') ? text.matchAll(COMPARISON) : []) {
    const word = prefixed ?? bracketed ?? '';
    const operator = getOperator(word);
    if (operator && (!found.has(operator) || /^\W?_?i/.test(word))) found.set(operator, word);
  }
  return found;
}

/** Returns the comparisons that users need of a field. */
function chooseOperators({ reader, fields }: RowFields, field: string): FilterOperator[] {
  const schema = reader.read(fields[field]);
  const [type = ''] = reader.getTypes(schema);
  if (!SCALARS.includes(type)) return [];
  const isMoment = schema['format'] === 'date' || schema['format'] === 'date-time';
  if (isMoment || type === 'number') return ['gte', 'lte'];
  const isPlainText = type === 'string' && schema['enum'] === undefined && schema['format'] === undefined;
  return isPlainText && !/(^|_)id$|Id$|ID$|code$|key$/i.test(field) ? ['like', 'eq'] : ['eq'];
}

/** `filter[name][_eq]`: any field, with the comparisons that the text or the pattern of the parameter names. */
function readComparedFields(row: RowFields, param: Parameter): ReadFilter[] {
  const comparisons = findComparisons(getText(param));
  if (!comparisons.has('eq')) return [];
  return Object.keys(row.fields).flatMap((field) => {
    const usable = chooseOperators(row, field).filter((operator) => comparisons.has(operator));
    const chosen = usable.includes('like') ? (['like'] as const) : usable;
    return chosen.map((operator): ReadFilter => {
      const end = `[${comparisons.get(operator)}]`;
      return {
        name: getFilterName(field, operator),
        field,
        schema: row.reader.read(row.fields[field]),
        param: `${param.name}[${field}]${end}`,
        operator,
        template: `${param.name}[{field}]${end}`,
      };
    });
  });
}

/** `filter[name]`, `filter_gteq[made]`: an object whose fields the description lists. */
function readListedFields(row: RowFields, param: Parameter): ReadFilter[] {
  const [, end] = /_([A-Za-z]+)$/.exec(param.name) ?? [];
  const operator = end === undefined ? 'eq' : getOperator(end);
  const isObjectParam = row.reader.getTypes(param.schema).includes('object') || param.style === 'deepObject';
  const [, list = ''] = LISTED.exec(getText(param)) ?? [];
  if (operator === undefined || !isObjectParam) return [];
  const names = new Set([...list.matchAll(QUOTED)].map(([, name]) => name!));
  return [...names]
    .filter((field) => Object.hasOwn(row.fields, field))
    .filter((field) => operator === 'eq' || chooseOperators(row, field).includes(operator))
    .map((field) => ({
      name: getFilterName(field, operator),
      field,
      schema: row.reader.read(row.fields[field]),
      param: `${param.name}[${field}]`,
      operator,
      template: `${param.name}[{field}]`,
    }));
}

/** Returns the filters that a document states in words; none if it does not. */
export function readStatedFilters(row: RowFields, param: Parameter): ReadFilter[] {
  const listed = readListedFields(row, param);
  return listed.length > 0 ? listed : readComparedFields(row, param);
}
