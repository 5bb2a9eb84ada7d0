/** Writes schemas for validation as plain JSON. Unlike schemas for rendering, they are not restructured. */
import type { SchemaDefs } from './schemaDefs';
import type { ExpansionBudget, ReferenceResolver } from './resolveReferences';
import {
  toSchemaNode,
  INTERNAL_KEYS,
  isSubschemaListKeyword,
  isSubschemaMapKeyword,
  isObject,
  isSingleSubschemaKeyword,
  type Json,
  type SubschemaMap,
  type SchemaNode,
  type JsonSchema,
  type ReferenceTrail,
} from './schemaNode';
import type { EmbeddedSchemaGetter } from './customKeywords';

const FLAGS: readonly string[] = ['additionalProperties', 'items', 'unevaluatedItems', 'unevaluatedProperties'];
const NOTHING = { not: {} };

export class ValidationSchemaWriter {
  readonly #references: ReferenceResolver;
  readonly #definitions: SchemaDefs;
  readonly #budget: ExpansionBudget;
  readonly #formatNames: Readonly<Record<string, string>>;

  /**
   * @param budget limits how many references are replaced with their target; all further references remain
   * @param formatNames the names to write for formats, if they are others
   */
  constructor(
    references: ReferenceResolver,
    definitions: SchemaDefs,
    budget: ExpansionBudget,
    formatNames: Readonly<Record<string, string>> = {},
  ) {
    this.#references = references;
    this.#definitions = definitions;
    this.#budget = budget;
    this.#formatNames = formatNames;
  }

  copy(schema: JsonSchema, trail: ReferenceTrail): unknown {
    if (typeof schema === 'boolean') return schema;
    const { node, trail: way, cut } = this.#references.follow(schema, trail, this.#budget);
    return { ...(cut ? { $ref: this.refTo(cut.key) } : {}), ...this.words(node, way) };
  }

  /** Returns a `$ref` to the schema at a location. Adds this schema to `$defs`. */
  refTo(key: string): string {
    return this.#definitions.refTo(key, this.#references.library.place(key));
  }

  /** Returns the keywords of a node except `$ref`, in plain JSON. */
  words(node: SchemaNode, trail: ReferenceTrail): Json {
    const result: Json = {};
    for (const [keyword, value] of Object.entries(node)) {
      if (keyword === '$ref' || INTERNAL_KEYS.includes(keyword)) continue;
      result[keyword] = this.word(keyword, value, trail);
    }
    return result;
  }

  /**
   * Returns the value of a keyword in plain JSON. Boolean subschemas are converted to objects, except for keywords
   * where all tools that read the result support booleans.
   */
  word(keyword: string, value: unknown, trail: ReferenceTrail): unknown {
    if (keyword === 'format') return this.#formatNames[String(value)] ?? value;
    const part = (schema: JsonSchema): unknown =>
      this.copy(FLAGS.includes(keyword) ? schema : toSchemaNode(schema), trail);
    if (isSingleSubschemaKeyword(keyword)) return part(value as JsonSchema);
    if (isSubschemaListKeyword(keyword)) return (value as JsonSchema[]).map(part);
    if (!isSubschemaMapKeyword(keyword)) return this.#plain(value, trail);
    const fields = [...(value as SubschemaMap)].map(([name, field]): [string, unknown] => [name, field && part(field)]);
    return Object.fromEntries(
      keyword === 'properties' ? fields : fields.map(([name, field]) => [name, field || NOTHING]),
    );
  }

  #plain(value: unknown, trail: ReferenceTrail): unknown {
    if (typeof value === 'function') return this.copy(toSchemaNode((value as EmbeddedSchemaGetter)()), trail);
    if (Array.isArray(value)) return value.map((part: unknown) => this.#plain(part, trail));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.#plain(part, trail)]));
  }
}
