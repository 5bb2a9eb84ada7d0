import type { FieldDefinition } from '../schemaLanguage/definition';

/**
 * Collects the condition schemas of an entity by their location in the definition. The tools compile each of them
 * to a validator function.
 */
export class ConditionCollector {
  readonly schemas: Record<string, FieldDefinition> = {};

  /**
   * Adds a condition schema.
   * @returns the key of the validator function in `Validators.conditions`
   */
  add(key: string, schema: FieldDefinition): string {
    this.schemas[key] = schema;
    return key;
  }
}
