/** Converts a recording of HTTP requests (HAR, as browsers save it) to an OpenAPI document. */
import { isObject, toList, toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';
import { inferSchema } from './inferSchema';

interface Exchange {
  method: string;
  url: URL;
  status: number;
  requestBody: unknown;
  requestHeaders: Readonly<Record<string, string>>;
  responseBody: unknown;
  responseType: string;
  responseHeaders: readonly string[];
}

const JSON_TYPE = /\bjson\b/;
const ID = /^(\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{24})$/i;

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

const getHeaders = (message: Json): Record<string, string> =>
  Object.fromEntries(
    toList(message['headers']).map((header) => {
      const { name, value } = toObjectOrEmpty(header);
      return [String(name).toLowerCase(), String(value)];
    }),
  );

function readExchange(entry: unknown): Exchange[] {
  const { request, response } = toObjectOrEmpty(entry);
  const url = toTextOrUndefined(toObjectOrEmpty(request)['url']);
  const content = toObjectOrEmpty(toObjectOrEmpty(response)['content']);
  const responseType = toTextOrUndefined(content['mimeType']) ?? '';
  const status = Number(toObjectOrEmpty(response)['status']);
  if (url === undefined || !URL.canParse(url) || (!JSON_TYPE.test(responseType) && status !== 204)) return [];
  const encoded = toTextOrUndefined(content['text']);
  const text = content['encoding'] === 'base64' ? Buffer.from(encoded ?? '', 'base64').toString() : encoded;
  return [
    {
      method: String(toObjectOrEmpty(request)['method']).toLowerCase(),
      url: new URL(url),
      status,
      requestBody: parseJson(toTextOrUndefined(toObjectOrEmpty(toObjectOrEmpty(request)['postData'])['text'])),
      requestHeaders: getHeaders(toObjectOrEmpty(request)),
      responseBody: parseJson(text),
      responseType: responseType.replace(/;.*$/, ''),
      responseHeaders: Object.keys(getHeaders(toObjectOrEmpty(response))),
    },
  ];
}

/** Keys of records whose values paths may have in place of a number. */
const KEY = /^(_?id|uuid|key|code|slug|name|login|user_?name|handle)$/i;

/** Lists what may identify the records in an answer: values of such keys, and the ends of the addresses of records. */
function listIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listIds);
  if (!isObject(value)) return [];
  const { self, item } = toObjectOrEmpty(value['_links']);
  const links = [self, item]
    .flat()
    .map((link) => toTextOrUndefined(toObjectOrEmpty(link)['href'])?.replace(/^.*\//, '') ?? '');
  const keys = Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' && KEY.test(key) ? [part] : key === '_links' ? [] : listIds(part),
  );
  return [...links, ...keys].filter(Boolean);
}

/** The ids that the answers to GET requests have, by the path of the request. */
type KnownIds = ReadonlyMap<string, ReadonlySet<string>>;

const trimPath = (pathname: string): string => pathname.replace(/\/+$/, '');

function collectIds(exchanges: readonly Exchange[]): KnownIds {
  const known = new Map<string, Set<string>>();
  for (const { method, url, responseBody } of exchanges) {
    const path = trimPath(url.pathname);
    if (method === 'get') known.set(path, new Set([...(known.get(path) ?? []), ...listIds(responseBody)]));
  }
  return known;
}

/** Returns the path with placeholders in place of ids: `/pets/7` → `/pets/{id}`. */
function getPathTemplate({ pathname }: URL, known: KnownIds): string {
  let count = 0;
  const segments = trimPath(pathname).split('/');
  return segments
    .map((segment, index) => {
      const isId = ID.test(segment) || known.get(segments.slice(0, index).join('/'))?.has(decodeURIComponent(segment));
      return isId ? `{id${(count += 1) === 1 ? '' : count}}` : segment;
    })
    .join('/');
}

function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return groups;
}

const createContent = (type: string, values: readonly unknown[]): Json => ({
  content: { [type]: { schema: inferSchema(values), ...(values.length > 0 ? { example: values[0] } : {}) } },
});

function createParameters(exchanges: readonly Exchange[]): Json[] {
  const values = new Map<string, string[]>();
  for (const { url } of exchanges) {
    for (const [name, value] of url.searchParams) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].map(([name, texts]) => {
    const isNumber = texts.every((text) => /^-?\d+$/.test(text));
    return {
      name,
      in: 'query',
      schema: { type: isNumber ? 'integer' : 'string' },
      examples: { seen: { value: texts[0] } },
    };
  });
}

function createResponses(exchanges: readonly Exchange[]): Json {
  const groups = groupBy(exchanges, ({ status }) => String(status));
  return Object.fromEntries(
    [...groups].map(([status, answers]) => {
      const bodies = answers.flatMap(({ responseBody }) => (responseBody === undefined ? [] : [responseBody]));
      const names = [...new Set(answers.flatMap(({ responseHeaders }) => responseHeaders))];
      return [
        status,
        {
          description: 'Recorded',
          headers: Object.fromEntries(names.map((name) => [name, {}])),
          ...(bodies.length > 0 ? createContent(answers[0]!.responseType || 'application/json', bodies) : {}),
        },
      ];
    }),
  );
}

function createOperation(exchanges: readonly Exchange[]): Json {
  const bodies = exchanges.flatMap(({ requestBody }) => (requestBody === undefined ? [] : [requestBody]));
  const matches = exchanges.some(({ requestHeaders }) => requestHeaders['if-match'] !== undefined);
  const ifMatch = matches ? [{ name: 'If-Match', in: 'header', schema: { type: 'string' } }] : [];
  return {
    parameters: [...createParameters(exchanges), ...ifMatch],
    ...(bodies.length > 0 ? { requestBody: createContent('application/json', bodies) } : {}),
    responses: createResponses(exchanges),
  };
}

function createPathItem(template: string, exchanges: readonly Exchange[]): Json {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const operations = [...groupBy(exchanges, ({ method }) => method)].map(([method, group]) => [
    method,
    createOperation(group),
  ]);
  return {
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.fromEntries(operations),
  };
}

export const isHar = (document: unknown): boolean =>
  isObject(document) && isObject(document['log']) && Array.isArray(document['log']['entries']);

/** Returns the part of a host name that tells it from others: `rooms.example.com` → `rooms`. */
const getHostTitle = ({ hostname }: URL): string =>
  hostname.split('.').find((label) => !['www', 'api'].includes(label)) ?? hostname;

/** Converts a HAR to OpenAPI. Only requests with JSON answers are read; numbers, UUIDs and ids of other answers become ids in paths. */
export function convertHar(har: Json): Json {
  const exchanges = toList(toObjectOrEmpty(har['log'])['entries']).flatMap(readExchange);
  const known = collectIds(exchanges);
  const paths = groupBy(exchanges, ({ url }) => getPathTemplate(url, known));
  return {
    openapi: '3.1.0',
    info: { title: exchanges[0] ? getHostTitle(exchanges[0].url) : '', version: '1' },
    servers: exchanges[0] ? [{ url: exchanges[0].url.origin }] : [],
    paths: Object.fromEntries([...paths].map(([template, group]) => [template, createPathItem(template, group)])),
  };
}
