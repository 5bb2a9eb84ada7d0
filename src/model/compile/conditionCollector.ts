import type { FieldDefinition } from '../schemaLanguage/definition';

/** Collects the schemas that are compiled to validator functions, by their location. */
export class ConditionCollector {
  readonly schemas: Record<string, FieldDefinition> = {};

  /** @returns the key by which the compiled entity refers to the schema */
  add(key: string, schema: FieldDefinition): string {
    this.schemas[key] = schema;
    return key;
  }
}
