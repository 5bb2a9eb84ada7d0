/**
 * Collects the schemas of values that users edit as JSON. The file of an entity refers to them in a file of definitions,
 * because the schema language has no keywords for maps, tuples and recursion.
 */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import type { Json } from '../../lint/source/readJson';
import type { JsonReasons } from '../report/jsonFields';
import type { NormalizedFields } from './normalizeFields';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
/** What the field itself says, beside the schema of its value. */
const OWN_KEYS = [
  'title',
  'description',
  'default',
  'readOnly',
  'writeOnly',
  'errorMessage',
  'x-ui',
  'examples',
  'x-drawn',
];

export class ValueSchemas {
  readonly file: string;
  readonly #schemas = new Map<string, Json>();
  #definitions: Json = {};
  #jsonReasons: JsonReasons = new Map();

  /** @param entityName name of the entity, whose file refers to the definitions */
  constructor(entityName: string) {
    this.file = `${entityName}-values.json`;
  }

  /** Adds the definitions to which the schemas refer (`#/$defs/NAME`), and why fields are edited as JSON. */
  define({ definitions, jsonReasons }: Pick<NormalizedFields, 'definitions' | 'jsonReasons'>): void {
    this.#definitions = definitions;
    this.#jsonReasons = jsonReasons;
  }

  get jsonReasons(): JsonReasons {
    return this.#jsonReasons;
  }

  get definitions(): Json {
    return this.#definitions;
  }

  /**
   * Returns the reference to the schema of a field's value; none if the schema states no more than a type.
   * @param name name of the field
   */
  refer(name: string, field: FieldDefinition): Json {
    const schema = Object.fromEntries(Object.entries(field).filter(([key]) => !OWN_KEYS.includes(key)));
    if (Object.keys(schema).every((key) => key === 'type' || key.startsWith('$comment'))) return {};
    const text = JSON.stringify(schema);
    const known = [...this.#schemas].find(([, other]) => JSON.stringify(other) === text)?.[0];
    const key = known ?? this.#createName(name.replaceAll(/\W+/g, '_') || 'item');
    this.#schemas.set(key, schema);
    return { $ref: `${this.file}#/$defs/${key}` };
  }

  #createName(name: string): string {
    const isTaken = (one: string): boolean => this.#schemas.has(one) || Object.hasOwn(this.#definitions, one);
    let free = name;
    for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
    return free;
  }

  /** Returns the content of the file; undefined if no field refers to it. */
  build(): Json | undefined {
    if (this.#schemas.size === 0) return undefined;
    return { $schema: DRAFT, $defs: { ...Object.fromEntries(this.#schemas), ...this.#definitions } };
  }
}
