import type { FieldDefinition } from '../language/definition';

/** Collects the schemas that are compiled to functions, each under a key that says where it stands. */
export class Conditions {
  readonly schemas: Record<string, FieldDefinition> = {};

  /** @returns the key, for the compiled entity to refer to. */
  add(key: string, schema: FieldDefinition): string {
    this.schemas[key] = schema;
    return key;
  }
}
