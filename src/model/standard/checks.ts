/** Schemas as they are only checked and not drawn: as they were read, in plain JSON. */
import type { Definitions } from './definitions';
import type { Budget, References } from './references';
import {
  asNode,
  INTERNAL,
  isMany,
  isNamed,
  isObject,
  isOne,
  type Json,
  type Named,
  type Node,
  type Schema,
  type Trail,
} from './schema';
import type { Embedded } from './ourWords';

const FLAGS: readonly string[] = ['additionalProperties', 'items', 'unevaluatedItems', 'unevaluatedProperties'];
const NOTHING = { not: {} };

export class Checks {
  readonly #references: References;
  readonly #definitions: Definitions;
  readonly #budget: Budget;

  /** @param budget of what is written out in place of a reference; the rest keeps its reference */
  constructor(references: References, definitions: Definitions, budget: Budget) {
    this.#references = references;
    this.#definitions = definitions;
    this.#budget = budget;
  }

  copy(schema: Schema, trail: Trail): unknown {
    if (typeof schema === 'boolean') return schema;
    const { node, trail: way, cut } = this.#references.follow(schema, trail, this.#budget);
    return { ...(cut ? { $ref: this.refTo(cut.key) } : {}), ...this.words(node, way) };
  }

  /** The reference to a place of the files. */
  refTo(key: string): string {
    return this.#definitions.refTo(key, this.#references.library.place(key));
  }

  /** What a node says without its reference. */
  words(node: Node, trail: Trail): Json {
    const result: Json = {};
    for (const [keyword, value] of Object.entries(node)) {
      if (keyword === '$ref' || INTERNAL.includes(keyword)) continue;
      result[keyword] = this.word(keyword, value, trail);
    }
    return result;
  }

  /** What one keyword says. A yes or no is left only where those who read the schema know it. */
  word(keyword: string, value: unknown, trail: Trail): unknown {
    const part = (schema: Schema): unknown => this.copy(FLAGS.includes(keyword) ? schema : asNode(schema), trail);
    if (isOne(keyword)) return part(value as Schema);
    if (isMany(keyword)) return (value as Schema[]).map(part);
    if (!isNamed(keyword)) return this.#plain(value, trail);
    const fields = [...(value as Named)].map(([name, field]): [string, unknown] => [name, field && part(field)]);
    return Object.fromEntries(
      keyword === 'properties' ? fields : fields.map(([name, field]) => [name, field || NOTHING]),
    );
  }

  #plain(value: unknown, trail: Trail): unknown {
    if (typeof value === 'function') return this.copy(asNode((value as Embedded)()), trail);
    if (Array.isArray(value)) return value.map((part: unknown) => this.#plain(part, trail));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.#plain(part, trail)]));
  }
}
