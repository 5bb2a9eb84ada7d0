/** Detects how an API is asked for an order, from the parameters of its list calls. */
import type { ListFormat } from '../../../../dataProvider/dialects/definition';
import { toList, toObjectOrEmpty } from '../../lint/source/readJson';
import type { Parameter } from '../api/operations';

const SORT = /^(_sort|sort|sort_?by|order_?by|sort_?(field|column|key)|order_?field|\$orderby|ordering|sorting)$/i;
const ORDER = /^(_order|order|sort_?order|sort_?dir(ection)?|order_?(type|dir(ection)?)|direction|dir)$/i;

/** Forms of a descending order, as they occur in examples, codes and descriptions. */
const FORMATS: readonly (readonly [pattern: RegExp, format: NonNullable<ListFormat['sortFormat']>])[] = [
  [/[\w.]+,(asc|desc)\b|,\s*\(?asc\|desc|,\s?\{?(direction|order|dir)/i, { asc: '{field},asc', desc: '{field},desc' }],
  [/[\w.]+:(asc|desc)\b|:\s*\(?asc\|desc|:\{?(direction|order|dir)/i, { asc: '{field}:asc', desc: '{field}:desc' }],
  [/\w+ (asc|desc)\b/i, { asc: '{field} asc', desc: '{field} desc' }],
];
/** ASP.NET frameworks pass the value of this parameter on to a query. */
const SORTING = /^sorting$/i;
const SQL = { asc: '{field} ASC', desc: '{field} DESC' };
const MINUS = /(^|[\s"'`,(=])-[A-Za-z]|minus|prefix/i;

export interface DetectedSorting {
  format: Pick<ListFormat, 'sortParam' | 'sortFormat' | 'orderParam' | 'orderFormat'>;
  guesses: string[];
  usedParams: string[];
  /** The only fields by which the API sorts; undefined if the document does not list them. */
  sortFields?: string[];
}

/** A list of names in a description: "Allowed: createdAt, name." */
const STATED_FIELDS =
  /\b(?:allowed|valid|possible|supported|available|permitted|one of)\b[^:.,]{0,30}(?::|are) ?([\w.-]+(?:(?:, ?(?:or |and )?| or | and | ?\| ?)[\w.-]+)+)/i;

/** Returns the names by which the description says that the API sorts. */
function getStatedFields({ description, schema }: Parameter): string[] {
  const texts = [description, String(schema['description'] ?? '')].map((text) => text.replaceAll(/[`'"*]/g, ''));
  const [, list = ''] = texts.map((text) => STATED_FIELDS.exec(text)).find((found) => found !== null) ?? [];
  return list
    .replace(/\.$/, '')
    .split(/, ?(?:or |and )?| or | and | ?\| ?/)
    .filter(Boolean);
}

const isDirectionCode = (code: unknown): boolean => /^(asc|desc)(ending)?$/i.test(String(code));

/** Returns the names in the codes of an order: `-name`, `name,desc` and `name desc` are `name`. */
function getSortFields(param: Parameter): string[] | undefined {
  const { schema } = param;
  const stated = schema['enum'] ?? toObjectOrEmpty(schema['items'])['enum'] ?? getStatedFields(param);
  const codes = toList(stated).filter((code): code is string => typeof code === 'string' && !isDirectionCode(code));
  const names = codes.map((code) => code.replace(/^[-+]/, '').replace(/[,: ](asc|desc)(ending)?$/i, ''));
  return names.length > 0 ? [...new Set(names)] : undefined;
}

/** Returns all texts of a parameter in which the format of an order may be seen. */
function getTexts({ schema, description, example }: Parameter): string {
  const items = toObjectOrEmpty(schema['items']);
  const codes = [...toList(schema['enum']), ...toList(items['enum'])];
  return [
    description,
    String(schema['description'] ?? ''),
    ...[example, schema['example'], ...codes].map((one) => JSON.stringify(one) ?? ''),
  ].join(' \n');
}

/** Returns the codes of the direction if they are not `asc` and `desc`. */
function getOrderFormat({ schema }: Parameter): ListFormat['orderFormat'] {
  const codes = toList(schema['enum']).filter((code) => typeof code === 'string');
  const asc = codes.find((code) => /^asc/i.test(code));
  const desc = codes.find((code) => /^desc/i.test(code));
  return asc === undefined || desc === undefined || (asc === 'asc' && desc === 'desc') ? undefined : { asc, desc };
}

/** Whether a parameter only turns the fixed order of a list around. */
const isDirection = ({ schema }: Parameter): boolean => {
  const codes = toList(schema['enum']);
  return codes.length > 0 && codes.every(isDirectionCode);
};

const isOrder = (param: Parameter): boolean => ORDER.test(param.name) || (SORT.test(param.name) && isDirection(param));

/** A parameter of the order that has the field in its name: `order[name]=desc`. */
const NAMED = /^(\$?(?:sort|order)(?:_?by)?)\[([\w.]+)\]$/i;

/** Detects an order whose parameter has the field in its name, described for each field or as an object. */
function detectNamedSorting(params: readonly Parameter[]): DetectedSorting | undefined {
  const named = params.filter(({ name }) => NAMED.test(name));
  const object = params.find(({ name, schema }) => SORT.test(name) && schema['type'] === 'object');
  const first = named[0] ?? object;
  if (!first) return undefined;
  const { asc, desc } = getOrderFormat(first) ?? { asc: 'asc', desc: 'desc' };
  const param = object && named.length === 0 ? object.name : NAMED.exec(first.name)![1];
  const fields = named.length > 0 ? named.map(({ name }) => NAMED.exec(name)![2]!) : getSortFields(first);
  return {
    format: { sortParam: `${param}[{field}]`, sortFormat: { asc, desc } },
    guesses: [],
    usedParams: [...named.map(({ name }) => name), ...(object ? [object.name] : [])],
    ...(fields ? { sortFields: fields } : {}),
  };
}

/** @param isSpring whether the answer has the form of Spring Data, whose order is `name,desc` */
export function detectSorting(params: readonly Parameter[], isSpring: boolean): DetectedSorting {
  const namedSorting = detectNamedSorting(params);
  if (namedSorting) return namedSorting;
  const sorts = params.filter((param) => !isDirection(param));
  const sort =
    sorts.find(({ name }) => SORT.test(name)) ??
    sorts.find(({ name, queryKey = name }) => queryKey === 'order' || (queryKey !== name && SORT.test(queryKey)));
  const order = params.find((param) => param !== sort && isOrder(param));
  const sortFields = sort && getSortFields(sort);
  // A direction without a field turns the order of the API around, which no heading can show.
  if (!sort) return { format: {}, guesses: [], usedParams: order ? [order.name] : [] };
  if (order) {
    const orderFormat = getOrderFormat(order);
    return {
      format: { sortParam: sort.name, orderParam: order.name, ...(orderFormat ? { orderFormat } : {}) },
      guesses: [],
      usedParams: [sort.name, order.name],
      ...(sortFields ? { sortFields } : {}),
    };
  }
  const texts = getTexts(sort);
  const [spring, ...others] = FORMATS;
  const blank = SORTING.test(sort.name) ? FORMATS.at(-1) : undefined;
  // A query with `where` has the words of SQL.
  const isSql = sort.queryKey !== undefined && params.some(({ queryKey }) => queryKey === 'where');
  const found = MINUS.test(texts) ? undefined : (FORMATS.find(([pattern]) => pattern.test(texts)) ?? blank);
  const isGuess = found === undefined && !MINUS.test(texts);
  const sortFormat = found?.[1] ?? (isSql ? SQL : isGuess && isSpring ? (spring ?? others[0])?.[1] : undefined);
  const written = sortFormat?.desc ?? '-{field}';
  return {
    format: { sortParam: sort.name, ...(sortFormat ? { sortFormat } : {}) },
    guesses: isGuess ? [`a descending order is written as ${written}, which the document does not say`] : [],
    usedParams: [sort.name],
    ...(sortFields ? { sortFields } : {}),
  };
}
