import type { FieldDefinition } from '../schemaLanguage/definition';

/** Collects the schemas that are compiled to functions, by their location. */
export class ConditionCollector {
  readonly schemas: Record<string, FieldDefinition> = {};

  /** @returns the key, for the compiled entity to refer to. */
  add(key: string, schema: FieldDefinition): string {
    this.schemas[key] = schema;
    return key;
  }
}
