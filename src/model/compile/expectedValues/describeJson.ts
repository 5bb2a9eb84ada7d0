/** Describes the values of a field that is edited as JSON. */
import type { FieldDefinition } from '../../schemaLanguage/definition';
import type { KnownParts } from '../../entity/field';
import { isObject } from '../../values/cleanValues';
import { getJsonTypes } from '../../schemaLanguage/fieldTypes';
import { listKnownParts } from './knownParts';
import { joinPhrases, type PhraseKey, type PhraseWriter } from './phrases';
import { listUnionMembers, resolveReference } from './resolveReference';

/** The keyword of a field that is edited as JSON, with what its value may have inside. */
const KNOWN_KEYWORD = 'x-known';

/** Returns what `describeJsonField` found inside of a field that is edited as JSON. */
export const getKnownParts = (definition: object): KnownParts | undefined =>
  (definition as { [KNOWN_KEYWORD]?: KnownParts })[KNOWN_KEYWORD];

/** So deep are members described. */
const MOST_LEVELS = 2;

type Definitions = FieldDefinition['$defs'];
type Schema = ReturnType<typeof resolveReference>;

class JsonDescriber {
  readonly #definitions: Definitions;
  readonly #write: PhraseWriter;

  readonly #described = new WeakMap<object, Map<string, string | undefined>>();

  constructor(definitions: Definitions, write: PhraseWriter) {
    this.#definitions = definitions;
    this.#write = write;
  }

  /** @param count 1 for one value, 2 for several */
  describe(part: unknown, count = 1, level = 0): string | undefined {
    if (!isObject(part)) return undefined;
    // Unions that contain each other are described once: the number of ways through them grows with each level.
    const known = this.#described.get(part) ?? new Map<string, string | undefined>();
    this.#described.set(part, known);
    const key = `${count} ${level}`;
    if (!known.has(key)) known.set(key, this.#describe(part, count, level));
    return known.get(key);
  }

  #describe(part: object, count: number, level: number): string | undefined {
    const schema = resolveReference(part, this.#definitions);
    const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    if (Array.isArray(values)) return this.#join(values.map((value) => JSON.stringify(value)));
    const members = listUnionMembers(schema);
    if (members.length > 0 && (schema.properties === undefined || schema.type === undefined)) {
      const described = members.map((member) => this.describe(member, count, level));
      return described.every((text) => text !== undefined) ? this.#join(described) : undefined;
    }
    if (schema.type === undefined && schema.properties === undefined && schema.items === undefined) return undefined;
    return this.#join(getJsonTypes(schema).map((type) => this.#describeType(type, schema, count, level)));
  }

  #join(parts: readonly string[]): string {
    return joinPhrases(parts, 'or', this.#write);
  }

  #describeType(type: string, schema: Schema, count: number, level: number): string {
    const write = this.#write;
    const isDeep = level >= MOST_LEVELS;
    if (type === 'array') {
      const items = isDeep ? undefined : this.describe(schema.items, 2, level + 1);
      return items === undefined ? write('jsonArray', {}, count) : write('jsonArrayOf', { items }, count);
    }
    if (type === 'object' && !isDeep) {
      const names = schema.required?.length ? schema.required : Object.keys(schema.properties ?? {});
      if (names.length > 0) return write('jsonObjectWith', { names: joinPhrases(names, 'and', write) }, count);
      const items = this.describe(schema.additionalProperties, 2, level + 1);
      if (items !== undefined) return write('jsonObjectOf', { items }, count);
    }
    return write(`json${type.charAt(0).toUpperCase()}${type.slice(1)}` as PhraseKey, {}, count);
  }
}

/**
 * Returns the keywords of a field that is edited as JSON that tell what it expects: messages that name the kind of the
 * value, such as `a list of texts` or `an object with level and name`, and what it may have inside.
 * @param definitions those to which references of the field refer
 */
export function describeJsonField(definition: FieldDefinition, definitions: Definitions, write: PhraseWriter): object {
  const what = new JsonDescriber(definitions, write).describe(definition);
  const known = listKnownParts(definition, definitions);
  const { errorMessage } = definition;
  const message = what === undefined ? {} : { type: write('input', { what }), enum: write('input', { what }) };
  return {
    ...(typeof errorMessage === 'string' ? {} : { errorMessage: { ...message, ...errorMessage } }),
    ...(known.names.length + known.values.length + known.entryTypes.length > 0 ? { [KNOWN_KEYWORD]: known } : {}),
  };
}
