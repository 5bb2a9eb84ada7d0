/**
 * Collects the schemas of an OpenAPI document without duplicates: the schemas of the entities, and the definitions
 * that they share.
 */
import { getEntityName, type CompiledEntity } from '../../../src/model/compile/compileEntity';
import { applySerializationDefaults } from '../../../src/model/compile/serializationDefaults';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { SchemaFiles } from '../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { linkSharedDefinitions, type SharedDefinition } from '../sharedDefinitions';
import { isEntityFile } from '../isEntityFile';
import { toEntityTypeName } from '../generateEntityTypes';
import { rebaseReferences, toStandardSchema, toWritableSchema } from '../convertToStandardSchema';
import { toWireSchema } from '../wireSchema';
import { COMPONENTS_POINTER, createRefSchema, type JsonSchema } from './schemaHelpers';

/** `record` is the schema of a record in a response. `input` is the schema of the values that a form sends. */
export type SchemaUse = 'record' | 'input';

const ENDS: Readonly<Record<SchemaUse, string>> = { record: '', input: 'Input' };

/**
 * Replaces characters that OpenAPI does not allow in component names. Allowed are letters, digits, dots, hyphens
 * and underscores.
 */
const toComponentName = (name: string): string => name.replaceAll(/[^\w.-]/g, '_');

export class SchemaComponents {
  readonly #files: SchemaFiles;
  readonly #schemas = new Map<string, JsonSchema>();

  constructor(files: SchemaFiles) {
    this.#files = files;
  }

  /** Returns the added schemas and all schemas to which they refer. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries(this.#schemas);
  }

  add(name: string, schema: JsonSchema): void {
    this.#schemas.set(name, schema);
  }

  /**
   * Adds two schemas of an entity: the record under the entity's name, and the values that its forms send under
   * that name followed by `Input`.
   */
  addEntity(compiled: CompiledEntity): void {
    const name = toEntityTypeName(compiled.entity.name);
    // Fields that a form requires are optional in a response, because a server may omit them.
    const { required: _, ...record } = this.#whole(compiled, 'record');
    this.#schemas.set(name, record);
    this.#schemas.set(`${name}${ENDS.input}`, this.#whole(compiled, 'input'));
  }

  /** Returns the schema of a nested object in a schema file, such as the row of an assignment. */
  partOf(schema: unknown, file: string, use: SchemaUse): JsonSchema {
    return isEntityFile(this.#files[file])
      ? this.#linked(schema as FieldDefinition, file, use)
      : { ...toStandardSchema(toWireSchema(schema as FieldDefinition)) };
  }

  #whole({ definition, entity }: CompiledEntity, use: SchemaUse): JsonSchema {
    const file = `${entity.name}.json`;
    const raw = this.#files[file];
    // A foreign schema (a JSON Schema written for other tools) contains its own definitions. They are not shared
    // between entities. Neither are definitions whose values have formats that the dialect of an entity sets.
    if (isEntityFile(raw) && applySerializationDefaults(definition, this.#files) === definition) {
      const { $defs: _, ...own } = raw;
      return this.#linked(own, file, use);
    }
    const wanted = use === 'input' ? toWritableSchema(definition) : definition;
    return {
      ...rebaseReferences(
        toStandardSchema(toWireSchema(wanted)),
        `${COMPONENTS_POINTER}${toEntityTypeName(entity.name)}${ENDS[use]}`,
      ),
    };
  }

  #linked(schema: FieldDefinition, file: string, use: SchemaUse): JsonSchema {
    const createRef = (shared: SharedDefinition): FieldDefinition => this.#shared(shared, use);
    const rootDefinition = linkSharedDefinitions(schema, { file, files: this.#files, createRef });
    return {
      ...toStandardSchema(toWireSchema(use === 'input' ? toWritableSchema(rootDefinition) : rootDefinition)),
    };
  }

  /**
   * Returns a reference to a shared definition. A separate `Input` version exists only if the definition contains
   * fields that only the server writes.
   */
  #shared({ file, name }: SharedDefinition, use: SchemaUse): FieldDefinition {
    const known = toComponentName(`${getEntityName(file)}.${name}`);
    if (!this.#schemas.has(known)) {
      this.#schemas.set(known, {});
      const { $defs = {} } = this.#files[file] as FieldDefinition;
      const forms = (['record', 'input'] as const).map((one) => this.#linked($defs[name] ?? {}, file, one));
      this.#schemas.set(known, forms[0]!);
      if (JSON.stringify(forms[0]) !== JSON.stringify(forms[1])) this.#schemas.set(`${known}.${ENDS.input}`, forms[1]!);
    }
    const own = `${known}.${ENDS.input}`;
    return createRefSchema(use === 'input' && this.#schemas.has(own) ? own : known) as FieldDefinition;
  }
}
