import type { SchemaDocuments, SchemaLocation } from './schemaDocuments';
import type { ForeignSchemaNotes } from './foreignSchemaLintNotes';
import { handleInterdependentKeywords, LEGACY_KEYWORDS } from './legacyKeywords';
import { type SchemaPosition, getSubschemaPosition } from './keywordReader';
import {
  INTERNAL_KEYS,
  isObject,
  type SchemaNode,
  getSubschemas,
  toSchemaNode,
  type SchemaPath,
  type JsonSchema,
} from './schemaNode';
import { KEYWORD_READERS } from './keywords';

/**
 * The maximum depth of nested schemas, because recursive functions need stack space for each level. Real schemas do
 * not reach this depth.
 */
const DEEPEST = 200;

/**
 * Returns the number of schemas in a schema, including the schema itself. Both this number and the depth are limited,
 * so that no file can cause endless work.
 */
const getSize = (schema: JsonSchema): number =>
  typeof schema === 'boolean' ? 1 : getSubschemas(schema).reduce((size, part) => size + getSize(part), 1);

/**
 * Keywords of dynamic references. If another schema extends the target of such a reference, the reference can refer
 * to the extending schema instead. The values are the keywords with which the target must allow this.
 */
const ANCHOR: Readonly<Record<string, string>> = {
  $dynamicRef: '$dynamicAnchor',
  $recursiveRef: '$recursiveAnchor',
};

const SCALARS: readonly string[] = ['string', 'number', 'integer', 'boolean', 'null'];

const hasReference = (schema: JsonSchema): boolean =>
  typeof schema !== 'boolean' && (schema.$ref !== undefined || getSubschemas(schema).some(hasReference));

/** Whether all values are texts, numbers or switches. Members of a union refer to no others. */
function isScalar(schema: JsonSchema): boolean {
  const { type, enum: values, const: value, oneOf, anyOf } = toSchemaNode(schema);
  if (type !== undefined) return [type].flat().every((one) => SCALARS.includes(one));
  const members = oneOf ?? anyOf;
  if (members !== undefined) return members.length > 0 && members.every((one) => !hasReference(one) && isScalar(one));
  const listed = values ?? (value === undefined ? [] : [value]);
  return listed.length > 0 && listed.every((one) => typeof one !== 'object' || one === null);
}

/** Whether a schema forbids what every value satisfies: another way to write `false`. */
const isImpossible = ({ not }: SchemaNode): boolean =>
  not === true || (isObject(not) && Object.keys(not).every((key) => INTERNAL_KEYS.includes(key)));

/** Returns schemas of any draft by their location. A schema is read when it is first needed. */
export class SchemaLibrary {
  readonly #documents: SchemaDocuments;
  readonly #notes: ForeignSchemaNotes;
  readonly #file: string;
  readonly #schemas = new Map<string, JsonSchema>();
  readonly #sizes = new Map<string, number>();
  readonly #places = new Map<string, SchemaLocation>();

  /** @param file the file whose locations the notes refer to */
  constructor(documents: SchemaDocuments, notes: ForeignSchemaNotes, file: string) {
    this.#documents = documents;
    this.#notes = notes;
    this.#file = file;
  }

  /** Reads a schema to which no reference refers, such as a schema inside `x-admin`. */
  read(raw: unknown, at: SchemaPosition): JsonSchema {
    return this.#read(raw, at, 0);
  }

  /** Returns the schema at a location to which a reference refers. */
  at(key: string): JsonSchema {
    const known = this.#schemas.get(key);
    if (known !== undefined) return known;
    const location = this.#places.get(key);
    if (!location) throw new Error(`"${key}" was never referred to`);
    const isOwn = location.file === this.#file;
    const schema = this.#read(
      location.raw,
      { file: location.file, base: location.base, path: isOwn ? location.path : [], isOwn },
      0,
    );
    this.#schemas.set(key, schema);
    return schema;
  }

  /** Returns the number of schemas at a location. Targets of references are not counted. */
  size(key: string): number {
    const size = this.#sizes.get(key) ?? getSize(this.at(key));
    this.#sizes.set(key, size);
    return size;
  }

  /** Whether the schema at a location contains references. */
  refers(key: string): boolean {
    return hasReference(this.at(key));
  }

  /** Whether the schema at a location says itself that its values are texts, numbers or switches. */
  isScalar(key: string): boolean {
    return isScalar(this.at(key));
  }

  place(key: string): SchemaLocation {
    return this.#places.get(key)!;
  }

  /** Stores a location, so that its schema can be read later, and returns its key. */
  keep(location: SchemaLocation): string {
    if (!this.#places.has(location.key)) this.#places.set(location.key, location);
    return location.key;
  }

  /**
   * Resolves a dynamic reference: it refers to the root of the current file instead of its target if root and
   * target have the same dynamic anchor.
   */
  #outermost(location: SchemaLocation, keyword: string): SchemaLocation {
    const anchor = ANCHOR[keyword];
    if (anchor === undefined || !isObject(location.raw)) return location;
    const whole = this.#documents.root(this.#file);
    const name = location.raw[anchor];
    return name !== undefined && isObject(whole.raw) && whole.raw[anchor] === name ? whole : location;
  }

  #read(raw: unknown, at: SchemaPosition, depth: number): JsonSchema {
    if (!isObject(raw)) return raw !== false;
    if (depth > DEEPEST) {
      this.#notes.add('deep', at.path, '');
      return true;
    }
    const node: SchemaNode = at.isOwn ? { $path: at.path } : {};
    const read = (part: unknown, ...steps: SchemaPath): JsonSchema =>
      this.#read(part, getSubschemaPosition(at, part, steps), depth + 1);
    const find = (ref: string, keyword: string): string | undefined => {
      const location = this.#documents.find(ref, at.base, at.file);
      return location && this.keep(this.#outermost(location, keyword));
    };
    const context = { raw, node, at, notes: this.#notes, find, read };
    for (const [keyword, value] of Object.entries(raw)) {
      const reader = LEGACY_KEYWORDS.get(keyword) ?? KEYWORD_READERS.get(keyword);
      const path = at.isOwn ? [...at.path, keyword] : at.path;
      if (!reader) this.#notes.ignored(keyword, path);
      else if (!reader(value, context, keyword)) this.#notes.malformed(keyword, path);
    }
    return isImpossible(node) ? false : handleInterdependentKeywords(node, raw);
  }
}
