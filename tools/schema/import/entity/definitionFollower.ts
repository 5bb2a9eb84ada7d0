/** Reads schemas that may refer to a definition. */
import { readPointer } from '../../../../src/model/schemaLanguage/jsonPointer';
import { isObject, type Json } from '../../lint/source/readJson';
import { isAnnotation } from '../api/annotations';

const joinSchemas = (one: Json, other: Json): Json => ({ allOf: [one, other] });

export class DefinitionFollower {
  readonly #definitions: Json;
  /** The references on the way to the schema that is being read. */
  readonly #followed = new Set<string>();

  /** @param definitions the definitions to which schemas refer: `#/$defs/NAME` */
  constructor(definitions: Json) {
    this.#definitions = definitions;
  }

  /**
   * Reads a schema that may refer to a definition: the normalizer keeps references in a record that is too large to be
   * expanded. What the schema says beside the reference holds as well.
   * @returns undefined for a definition that is missing or contains itself
   */
  follow(written: unknown, read: (schema: Json) => Json | undefined, join = joinSchemas): Json | undefined {
    if (!isObject(written)) return undefined;
    const { $ref, ...own } = written;
    if (typeof $ref !== 'string') return read(written);
    const target = this.#definitions[readPointer($ref)[1] ?? ''];
    if (!isObject(target) || this.#followed.has($ref)) return undefined;
    this.#followed.add($ref);
    const isAlone = Object.keys(own).every(isAnnotation);
    const result = isAlone ? this.follow(target, read, join) : read(join(target, own));
    this.#followed.delete($ref);
    return result;
  }
}
