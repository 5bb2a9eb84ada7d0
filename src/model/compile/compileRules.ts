import type { FieldDefinition, ObjectSchemaDefinition } from '../schemaLanguage/definition';
import type { RuleEffect, FieldChange, FormRule } from '../entity/entity';
import { getEnumOptions, getFieldLimits, getErrorMessagesByRule } from './fieldAttributes';
import type { ConditionCollector } from './conditionCollector';

function getChange(definition: FieldDefinition): FieldChange {
  const change: FieldChange = {};
  const limits = getFieldLimits(definition);
  const values = 'const' in definition ? [definition.const as string] : getEnumOptions(definition)?.map((o) => o.value);
  if (definition.title) change.title = definition.title;
  if (definition.readOnly !== undefined) change.readOnly = definition.readOnly;
  if (definition.format) change.format = definition.format;
  if (values) change.values = values;
  if (Object.keys(limits).length > 0) change.limits = limits;
  if (definition['x-ui']?.emptyValue === null) change.emptyValue = null;
  if (definition.errorMessage) change.messages = getErrorMessagesByRule(definition.errorMessage);
  return change;
}

function getEffect(branch: FieldDefinition | undefined, path: string, conditions: ConditionCollector): RuleEffect {
  const properties = Object.entries(branch?.properties ?? {});
  return {
    required: branch?.required ?? [],
    forbidden: properties.filter(([, definition]) => definition === false).map(([name]) => name),
    changes: Object.fromEntries(
      properties.flatMap(([name, definition]) => (definition === false ? [] : [[name, getChange(definition)]])),
    ),
    rules: branch ? compileRules(branch, path, conditions) : [],
  };
}

/** Compiles the `if/then/else` of a definition, followed by the `if/then/else` of each member of its `allOf`. */
export function compileRules(
  definition: ObjectSchemaDefinition,
  path: string,
  conditions: ConditionCollector,
): FormRule[] {
  return [definition, ...(definition.allOf ?? [])].flatMap((part, index) =>
    part.if
      ? [
          {
            condition: conditions.add(`${path}/rules/${index}`, part.if),
            then: getEffect(part.then, `${path}/rules/${index}/then`, conditions),
            else: getEffect(part.else, `${path}/rules/${index}/else`, conditions),
          },
        ]
      : [],
  );
}
