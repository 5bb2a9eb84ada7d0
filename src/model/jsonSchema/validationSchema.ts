/** Writes schemas for validation instead of rendering: as they were read, in plain JSON. */
import type { Definitions } from './definitions';
import type { ExpansionBudget, ReferenceResolver } from './resolveReferences';
import {
  toSchemaNode,
  INTERNAL_KEYS,
  isSchemaListKeyword,
  isNamedSchemaKeyword,
  isObject,
  isSingleSchemaKeyword,
  type Json,
  type NamedSchemas,
  type SchemaNode,
  type JsonSchema,
  type ReferenceTrail,
} from './schemaTypes';
import type { EmbeddedSchema } from './customKeywords';

const FLAGS: readonly string[] = ['additionalProperties', 'items', 'unevaluatedItems', 'unevaluatedProperties'];
const NOTHING = { not: {} };

export class ValidationSchemaWriter {
  readonly #references: ReferenceResolver;
  readonly #definitions: Definitions;
  readonly #budget: ExpansionBudget;

  /** @param budget for expanding references; when it is used up, references are kept */
  constructor(references: ReferenceResolver, definitions: Definitions, budget: ExpansionBudget) {
    this.#references = references;
    this.#definitions = definitions;
    this.#budget = budget;
  }

  copy(schema: JsonSchema, trail: ReferenceTrail): unknown {
    if (typeof schema === 'boolean') return schema;
    const { node, trail: way, cut } = this.#references.follow(schema, trail, this.#budget);
    return { ...(cut ? { $ref: this.refTo(cut.key) } : {}), ...this.words(node, way) };
  }

  /** Returns the reference to a location in the files. */
  refTo(key: string): string {
    return this.#definitions.refTo(key, this.#references.library.place(key));
  }

  /** Returns the keywords of a node without its reference. */
  words(node: SchemaNode, trail: ReferenceTrail): Json {
    const result: Json = {};
    for (const [keyword, value] of Object.entries(node)) {
      if (keyword === '$ref' || INTERNAL_KEYS.includes(keyword)) continue;
      result[keyword] = this.word(keyword, value, trail);
    }
    return result;
  }

  /**
   * Returns the value of a keyword. Boolean schemas are kept only for keywords where all consumers of the schema
   * support them.
   */
  word(keyword: string, value: unknown, trail: ReferenceTrail): unknown {
    const part = (schema: JsonSchema): unknown =>
      this.copy(FLAGS.includes(keyword) ? schema : toSchemaNode(schema), trail);
    if (isSingleSchemaKeyword(keyword)) return part(value as JsonSchema);
    if (isSchemaListKeyword(keyword)) return (value as JsonSchema[]).map(part);
    if (!isNamedSchemaKeyword(keyword)) return this.#plain(value, trail);
    const fields = [...(value as NamedSchemas)].map(([name, field]): [string, unknown] => [name, field && part(field)]);
    return Object.fromEntries(
      keyword === 'properties' ? fields : fields.map(([name, field]) => [name, field || NOTHING]),
    );
  }

  #plain(value: unknown, trail: ReferenceTrail): unknown {
    if (typeof value === 'function') return this.copy(toSchemaNode((value as EmbeddedSchema)()), trail);
    if (Array.isArray(value)) return value.map((part: unknown) => this.#plain(part, trail));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.#plain(part, trail)]));
  }
}
