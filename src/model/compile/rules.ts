import type { FieldDefinition, ShapeDefinition } from '../language/definition';
import type { Effect, FieldChange, Rule } from '../entity/entity';
import { choicesOf, limitsOf, messagesOf } from './attributes';
import type { Conditions } from './conditions';

function changeOf(definition: FieldDefinition): FieldChange {
  const change: FieldChange = {};
  const limits = limitsOf(definition);
  const values = 'const' in definition ? [definition.const as string] : choicesOf(definition)?.map((o) => o.value);
  if (definition.title) change.title = definition.title;
  if (definition.readOnly !== undefined) change.readOnly = definition.readOnly;
  if (definition.format) change.format = definition.format;
  if (values) change.values = values;
  if (Object.keys(limits).length > 0) change.limits = limits;
  if (definition.errorMessage) change.messages = messagesOf(definition.errorMessage);
  return change;
}

function effectOf(branch: FieldDefinition | undefined, path: string, conditions: Conditions): Effect {
  const properties = Object.entries(branch?.properties ?? {});
  return {
    required: branch?.required ?? [],
    forbidden: properties.filter(([, definition]) => definition === false).map(([name]) => name),
    changes: Object.fromEntries(
      properties.flatMap(([name, definition]) => (definition === false ? [] : [[name, changeOf(definition)]])),
    ),
    rules: branch ? rulesOf(branch, path, conditions) : [],
  };
}

/** The `if/then/else` of a definition itself and of its `allOf`, in their order. */
export function rulesOf(definition: ShapeDefinition, path: string, conditions: Conditions): Rule[] {
  return [definition, ...(definition.allOf ?? [])].flatMap((part, index) =>
    part.if
      ? [
          {
            condition: conditions.add(`${path}/rules/${index}`, part.if),
            then: effectOf(part.then, `${path}/rules/${index}/then`, conditions),
            else: effectOf(part.else, `${path}/rules/${index}/else`, conditions),
          },
        ]
      : [],
  );
}
