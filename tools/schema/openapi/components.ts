/** The schemas of a document, each once: those of the entities, and the definitions that they share. */
import { nameOf, type CompiledEntity } from '../../../src/model/compile';
import type { FieldDefinition } from '../../../src/model/language/definition';
import type { SchemaFiles } from '../../../src/model/language/refs';
import { linked, type Shared } from '../linked';
import { isOurs } from '../ours';
import { typeNameOf } from '../types';
import { placedAt, standard, writable } from '../walk';
import { commaText, onWire, textOrList } from '../onWire';
import { COMPONENTS, ref, type JsonSchema } from './shapes';

/** What a server answers, and what a form may send. */
export type Use = 'record' | 'input';

const COMMA = { record: textOrList, input: commaText } as const;

const ENDS: Readonly<Record<Use, string>> = { record: '', input: 'Input' };

/** Names of components have letters, digits, dots, hyphens and underscores only. */
const safe = (name: string): string => name.replaceAll(/[^\w.-]/g, '_');

export class Components {
  readonly #files: SchemaFiles;
  readonly #schemas = new Map<string, JsonSchema>();

  constructor(files: SchemaFiles) {
    this.#files = files;
  }

  /** All that was asked for, and what that refers to. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries(this.#schemas);
  }

  add(name: string, schema: JsonSchema): void {
    this.#schemas.set(name, schema);
  }

  /** The schemas of an entity under its name, and of what its forms send under that with `Input`. */
  addEntity(compiled: CompiledEntity): void {
    const name = typeNameOf(compiled.entity.name);
    // A server may leave out what a form demands.
    const { required: _, ...record } = this.#whole(compiled, 'record');
    this.#schemas.set(name, record);
    this.#schemas.set(`${name}${ENDS.input}`, this.#whole(compiled, 'input'));
  }

  /** A part of a file, as the row of an assignment. */
  partOf(schema: unknown, file: string, use: Use): JsonSchema {
    return isOurs(this.#files[file])
      ? this.#linked(schema as FieldDefinition, file, use)
      : { ...standard(onWire(schema as FieldDefinition, COMMA[use])) };
  }

  #whole({ definition, entity }: CompiledEntity, use: Use): JsonSchema {
    const file = `${entity.name}.json`;
    const raw = this.#files[file];
    if (isOurs(raw)) {
      const { $defs: _, ...own } = raw;
      return this.#linked(own, file, use);
    }
    // One from elsewhere has its definitions with it.
    const wanted = use === 'input' ? writable(definition) : definition;
    return { ...placedAt(standard(onWire(wanted, COMMA[use])), `${COMPONENTS}${typeNameOf(entity.name)}${ENDS[use]}`) };
  }

  #linked(schema: FieldDefinition, file: string, use: Use): JsonSchema {
    const refTo = (shared: Shared): FieldDefinition => this.#shared(shared, use);
    const whole = linked(schema, { file, files: this.#files, refTo });
    return { ...standard(onWire(use === 'input' ? writable(whole) : whole, COMMA[use])) };
  }

  /** A shared definition has one form for both uses unless the server alone writes a part of it. */
  #shared({ file, name }: Shared, use: Use): FieldDefinition {
    const known = safe(`${nameOf(file)}.${name}`);
    if (!this.#schemas.has(known)) {
      this.#schemas.set(known, {});
      const { $defs = {} } = this.#files[file] as FieldDefinition;
      const forms = (['record', 'input'] as const).map((one) => this.#linked($defs[name] ?? {}, file, one));
      this.#schemas.set(known, forms[0]!);
      if (JSON.stringify(forms[0]) !== JSON.stringify(forms[1])) this.#schemas.set(`${known}.${ENDS.input}`, forms[1]!);
    }
    const own = `${known}.${ENDS.input}`;
    return ref(use === 'input' && this.#schemas.has(own) ? own : known) as FieldDefinition;
  }
}
