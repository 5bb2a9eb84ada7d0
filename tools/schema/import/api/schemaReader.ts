/** Reads schemas of an OpenAPI document without normalizing them: follows references and merges `allOf`. */
import { isSameSchema } from '../../../../src/model/jsonSchema/schemaNode';
import { readPointer } from '../../../../src/model/schemaLanguage/jsonPointer';
import { isObject, toList, toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';

/** The largest integer of 32 bits, which limits the ids of databases. As a limit of a value or of a page it says nothing. */
export const MAX_INT32 = 2_147_483_647;

const MAX_DEPTH = 20;
/** Unions inside of unions that are looked through for an id. */
const MOST_UNIONS = 3;

/**
 * Returns the fields of two parts of an object, as JSON Schema means it: a field of both must satisfy both. The texts of
 * the second win.
 */
function combineProperties(one: Json, other: Json): Json {
  const entries = Object.entries(other).map(([name, schema]): [string, unknown] => {
    const isOfBoth = Object.hasOwn(one, name) && !isSameSchema(one[name], schema);
    return [name, isOfBoth ? { allOf: [schema, one[name]] } : schema];
  });
  return { ...one, ...Object.fromEntries(entries) };
}

/** Whether an object has the fields beside it alone, so that neither a union nor another member of `allOf` adds one. */
export const isClosedObject = ({ additionalProperties, patternProperties, properties }: Json): boolean =>
  additionalProperties === false && patternProperties === undefined && isObject(properties);

/**
 * Returns the fields that no part of an object forbids, by `false` or because it is closed. The id that a server adds is
 * read-only, and none of the parts knows it. Parts that forbid what they require are satisfied by nothing, and not meant so.
 */
function omitForbiddenProperties(properties: Json, required: readonly unknown[], parts: readonly Json[]): Json {
  const isForbidden = (name: string): boolean =>
    parts.some((part) => {
      const own = toObjectOrEmpty(part['properties']);
      return own[name] === false || (isClosedObject(part) && !Object.hasOwn(own, name));
    });
  if (required.some((name) => Object.hasOwn(properties, String(name)) && isForbidden(String(name)))) return properties;
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([name, schema]) => toObjectOrEmpty(schema)['readOnly'] === true || !isForbidden(name),
    ),
  );
}

export class SchemaReader {
  readonly document: Json;
  /** Whether the document describes records alone, and no calls of an API. */
  readonly isStrict: boolean;
  readonly #combine: (one: Json, other: Json) => Json;

  /**
   * @param isStrict whether a field that several members of `allOf` describe must satisfy all of them. Authors of API
   * documents mean that the last one replaces those of its bases
   */
  constructor(document: Json, isStrict = false) {
    this.document = document;
    this.isStrict = isStrict;
    this.#combine = isStrict ? combineProperties : (one, other) => ({ ...one, ...other });
  }

  /** Returns the target of a reference inside the document; undefined if there is none. */
  #lookUp(ref: string): unknown {
    if (!ref.startsWith('#/')) return undefined;
    return readPointer(ref).reduce<unknown>(
      (part, step) => (isObject(part) && Object.hasOwn(part, step) ? part[step] : undefined),
      this.document,
    );
  }

  /** Follows `$ref` of a parameter, response, body or schema. */
  resolve(part: unknown, depth = 0): Json {
    const ref = isObject(part) ? toTextOrUndefined(part['$ref']) : undefined;
    if (ref === undefined || depth > MAX_DEPTH) return toObjectOrEmpty(part);
    const { $ref: _, ...own } = part as Json;
    return { ...this.resolve(this.#lookUp(ref), depth + 1), ...own };
  }

  /**
   * Returns a schema with its references followed, the members of `allOf` merged, and a union with `null` reduced to
   * its other member.
   */
  read(schema: unknown, depth = 0): Json {
    const node = this.resolve(schema);
    if (depth > MAX_DEPTH) return node;
    const parts = toList(node['allOf']).map((part) => this.read(part, depth + 1));
    const union = toList(node['oneOf'] ?? node['anyOf']).filter((part) => toObjectOrEmpty(part)['type'] !== 'null');
    if (union.length === 1) parts.push(this.read(union[0], depth + 1));
    if (parts.length === 0) return node;
    const all = [...parts, node];
    const combined = all.map((part) => toObjectOrEmpty(part['properties'])).reduce(this.#combine);
    const required = [...new Set(all.flatMap((part) => toList(part['required'])))];
    const properties = this.isStrict ? omitForbiddenProperties(combined, required, all) : combined;
    return {
      ...(Object.assign({}, ...all) as Json),
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required } : {}),
    };
  }

  /** Returns the types of a schema without `null`. */
  getTypes(schema: unknown): string[] {
    const { type, properties, items } = this.read(schema);
    const types = [type].flat().filter((name): name is string => typeof name === 'string' && name !== 'null');
    if (types.length > 0) return types;
    return properties ? ['object'] : items ? ['array'] : [];
  }

  /** Whether a value may identify a record: it is a text or a number, as far as the schema says. */
  isIdentifier(schema: unknown, depth = 0): boolean {
    if (depth > MOST_UNIONS) return false;
    const node = this.read(schema);
    const variants = [node['oneOf'], node['anyOf']].flatMap(toList);
    const isPlain = this.getTypes(node).every((type) => ['string', 'number', 'integer'].includes(type));
    return isPlain && variants.every((part) => this.isIdentifier(part, depth + 1));
  }

  getProperties(schema: unknown): Json {
    return toObjectOrEmpty(this.read(schema)['properties']);
  }

  isArray(schema: unknown): boolean {
    return this.getTypes(schema).includes('array');
  }

  /** Whether a schema describes objects, also those whose fields are described in variants only. */
  isRecord(schema: unknown): boolean {
    const node = this.read(schema);
    return this.getTypes(node).includes('object') || ['oneOf', 'anyOf'].some((key) => Array.isArray(node[key]));
  }

  /** Returns the name of the component that a schema is, also inside `allOf` or a union with `null`. */
  getComponentName(schema: unknown, depth = 0): string | undefined {
    if (!isObject(schema) || depth > MAX_DEPTH) return undefined;
    const ref = toTextOrUndefined(schema['$ref']);
    if (ref !== undefined) return ref.split('/').at(-1);
    const union = toList(schema['oneOf'] ?? schema['anyOf']).filter((part) => toObjectOrEmpty(part)['type'] !== 'null');
    const parts = [...toList(schema['allOf']), ...union];
    return parts.length === 1 ? this.getComponentName(parts[0], depth + 1) : undefined;
  }
}
