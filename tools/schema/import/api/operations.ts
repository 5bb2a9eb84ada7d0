/** Lists the operations of an OpenAPI document with their references followed. */
import { isObject, toList, toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';
import type { SchemaReader } from './schemaReader';

export interface Parameter {
  name: string;
  place: string;
  isRequired: boolean;
  schema: Json;
  description: string;
  style: string | undefined;
  explode: boolean;
  /** A value that the document gives as an example or default. */
  example: unknown;
  /** The key that this parameter is of an object with the whole query: `order` of `filter[order]`. */
  queryKey?: string;
}

export interface Body {
  mediaType: string;
  schema: unknown;
  /** Example values in the document. */
  examples: readonly unknown[];
  /** How the parts of a multipart form are written, by name. */
  encodings: Readonly<Record<string, { contentType?: unknown; style?: unknown }>>;
}

export interface ApiResponse {
  status: string;
  description: string;
  body: Body | undefined;
  /** Names of the headers, in lower case. */
  headers: readonly string[];
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The path as requests have it. It differs where a key is in parentheses: `/people('{id}')` is `/people/{id}` in `path`. */
  requestPath: string;
  /** The end of the path in the document that is not part of `path`: a slash, or the format as Rails writes it. */
  pathEnd: '' | '/' | '.json';
  /** Path parameters by name, in order. */
  pathParams: readonly string[];
  parameters: readonly Parameter[];
  requestBodies: readonly Body[];
  responses: readonly ApiResponse[];
  summary: string | undefined;
  description: string | undefined;
  tag: string | undefined;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const PARAM = /\{([^{}]+)\}/g;
/** The only key of a record in parentheses, as OData writes it: `people({id})`, `people('{id}')`, `people(id={id})`. */
const KEY = /\((?:\w+=)?('?)(\{[^{}]+\})\1\)/g;

function readBodies(content: unknown): Body[] {
  return Object.entries(toObjectOrEmpty(content)).map(([mediaType, media]) => {
    const { schema, example, examples, encoding } = toObjectOrEmpty(media);
    const named = Object.values(toObjectOrEmpty(examples)).map((one) => toObjectOrEmpty(one)['value']);
    return {
      mediaType,
      schema: schema ?? {},
      examples: [example, ...named].filter((one) => one !== undefined),
      encodings: Object.fromEntries(
        Object.entries(toObjectOrEmpty(encoding)).map(([name, part]) => [name, toObjectOrEmpty(part)]),
      ),
    };
  });
}

const isJson = ({ mediaType }: Body): boolean => /\bjson\b/.test(mediaType);
const isForm = ({ mediaType }: Body): boolean => mediaType === 'application/x-www-form-urlencoded';

/** Returns the JSON body of several media types, else that of a form, else the first body. */
export const getJsonBody = (bodies: readonly Body[]): Body | undefined =>
  bodies.find(isJson) ?? bodies.find(isForm) ?? bodies[0];

/** Whether an operation takes a form and no JSON. */
export const takesForm = ({ requestBodies }: Operation): boolean =>
  requestBodies.some(isForm) && !requestBodies.some(isJson);

const isMultipart = ({ mediaType }: Body): boolean => mediaType.startsWith('multipart/');

/** Whether a schema of a multipart body is a file. */
export const isFileSchema = (schema: Json): boolean =>
  schema['format'] === 'binary' ||
  (schema['contentMediaType'] !== undefined && schema['contentEncoding'] === undefined);

/** Whether a schema of a multipart body is a file, or a list of files. */
const takesFile = (reader: SchemaReader, schema: unknown): boolean =>
  [schema, reader.read(schema)['items']].some((one) => isFileSchema(reader.read(one)));

/**
 * Reads the bodies of a request. Of a request that takes its fields as JSON as well as in a multipart form, only the form
 * can send those that are files.
 */
function readRequestBodies(reader: SchemaReader, content: unknown): Body[] {
  const bodies = readBodies(content);
  const json = bodies.find(isJson);
  const names = json ? Object.keys(reader.getProperties(json.schema)) : [];
  const withFiles = bodies.find((body) => {
    const properties = isMultipart(body) ? reader.getProperties(body.schema) : {};
    return (
      names.every((name) => name in properties) && Object.values(properties).some((schema) => takesFile(reader, schema))
    );
  });
  return json && withFiles ? [withFiles] : bodies;
}

/** Whether an operation takes only `multipart/form-data`, as forms that send a file do. */
export const takesMultipart = ({ requestBodies }: Pick<Operation, 'requestBodies'>): boolean =>
  requestBodies.length > 0 && requestBodies.every(isMultipart);

function readParameter(reader: SchemaReader, raw: unknown): Parameter {
  const parameter = reader.resolve(raw);
  const [media] = readBodies(parameter['content']);
  const schema = reader.read(parameter['schema'] ?? media?.schema);
  const [named] = Object.values(toObjectOrEmpty(parameter['examples'])).map((one) => toObjectOrEmpty(one)['value']);
  const style = toTextOrUndefined(parameter['style']);
  return {
    name: String(parameter['name']),
    place: String(parameter['in']),
    isRequired: parameter['required'] === true,
    schema,
    description: toTextOrUndefined(parameter['description']) ?? '',
    style,
    explode:
      parameter['explode'] === undefined ? style === undefined || style === 'form' : parameter['explode'] === true,
    example: parameter['example'] ?? named ?? schema['example'] ?? toList(schema['examples'])[0] ?? schema['default'],
  };
}

function readResponses(reader: SchemaReader, raw: unknown): ApiResponse[] {
  return Object.entries(toObjectOrEmpty(raw)).map(([status, part]) => {
    const response = reader.resolve(part);
    return {
      status,
      description: toTextOrUndefined(response['description']) ?? '',
      body: getJsonBody(readBodies(response['content'])),
      headers: Object.keys(toObjectOrEmpty(response['headers'])).map((name) => name.toLowerCase()),
    };
  });
}

/** A key of text is in quotes, which documents leave out. Other keys have none. */
function quoteKeys(path: string, parameters: readonly Parameter[]): string {
  return path.replaceAll(KEY, (text: string, quote: string, placeholder: string) => {
    const schema = parameters.find(({ name, place }) => place === 'path' && `{${name}}` === placeholder)?.schema;
    const isText = schema?.['type'] === 'string' && schema['format'] === undefined;
    return isText && quote === '' ? text.replace(placeholder, `'${placeholder}'`) : text;
  });
}

function readOperation(
  reader: SchemaReader,
  fullPath: string,
  method: string,
  operation: Json,
  shared: readonly Parameter[],
): Operation {
  const own = toList(operation['parameters']).map((raw) => readParameter(reader, raw));
  const isReplaced = ({ name, place }: Parameter): boolean =>
    own.some((other) => other.name === name && other.place === place);
  const parameters = [...shared.filter((parameter) => !isReplaced(parameter)), ...own];
  const end = fullPath.endsWith('/') ? '/' : fullPath.endsWith('.json') ? '.json' : '';
  const requestPath = quoteKeys(fullPath.replace(/(\/+|\.json)$/, ''), parameters);
  const path = requestPath.replaceAll(KEY, '/$2');
  return {
    method: method.toUpperCase() as Operation['method'],
    path,
    requestPath,
    pathEnd: path === '' ? '' : end,
    pathParams: [...path.matchAll(PARAM)].map(([, name]) => name!),
    parameters,
    requestBodies: readRequestBodies(reader, reader.resolve(operation['requestBody'])['content']),
    responses: readResponses(reader, operation['responses']),
    summary: toTextOrUndefined(operation['summary']),
    description: toTextOrUndefined(operation['description']),
    tag: toTextOrUndefined(toList(operation['tags'])[0]),
  };
}

/** Returns all operations of the document, in its order. Deprecated operations are omitted. */
export function listOperations(reader: SchemaReader): Operation[] {
  return Object.entries(toObjectOrEmpty(reader.document['paths'])).flatMap(([path, raw]) => {
    const item = reader.resolve(raw);
    const shared = toList(item['parameters']).map((parameter) => readParameter(reader, parameter));
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation) || operation['deprecated'] === true) return [];
      return [readOperation(reader, path, method, operation, shared)];
    });
  });
}

/** Returns the response of a successful request. */
export const getSuccess = ({ responses }: Operation): ApiResponse | undefined =>
  responses.find(({ status }) => status.startsWith('2')) ?? responses.find(({ status }) => status === 'default');

/** Returns the JSON responses of failed requests. */
export const getFailures = ({ responses }: Operation): ApiResponse[] =>
  responses.filter(({ status, body }) => body && (/^[45]/.test(status) || status === 'default'));

/** Returns the parameters of a list call: those of the query, and of a POST the keys of its body. */
export function getListParams(reader: SchemaReader, { method, parameters, requestBodies }: Operation): Parameter[] {
  const query = parameters.filter(({ place }) => place === 'query');
  const body = method === 'POST' ? getJsonBody(requestBodies) : undefined;
  if (!body) return query;
  const required = toList(reader.read(body.schema)['required']);
  const keys = Object.entries(reader.getProperties(body.schema)).map(([name, schema]): Json => ({
    name,
    in: 'body',
    schema,
    required: required.includes(name),
  }));
  return [...query, ...keys.map((key) => readParameter(reader, key))];
}
