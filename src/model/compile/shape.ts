import { parseCall } from '../calls';
import type { FieldDefinition, JsonType } from '../definition';
import type { Field, Shape } from '../entity';
import { humanize } from '../labels';
import { choicesOf, limitsOf, messagesOf } from './attributes';
import type { Conditions } from './conditions';
import { rulesOf } from './rules';

function typesOf(definition: FieldDefinition): JsonType[] {
  if (definition.type) return [definition.type].flat();
  const first = definition.oneOf?.[0]?.const ?? definition.enum?.[0];
  if (typeof first === 'number') return ['number'];
  return [typeof first === 'boolean' ? 'boolean' : definition.properties ? 'object' : 'string'];
}

/** One property of a resolved definition; `path` names it in the keys of its conditions. */
export function compileField(name: string, definition: FieldDefinition, path: string, conditions: Conditions): Field {
  const types = typesOf(definition);
  const shown = types.filter((type) => type !== 'null');
  const ui = definition['x-ui'] ?? {};
  const field: Field = {
    name,
    title: definition.title ?? humanize(name),
    type: shown[0] ?? 'null',
    types: shown,
    nullable: types.includes('null'),
    limits: limitsOf(definition),
    readOnly: definition.readOnly ?? false,
    writeOnly: definition.writeOnly ?? false,
    messages: messagesOf(definition.errorMessage),
    ui,
  };
  if (definition.description) field.description = definition.description;
  if (definition.format) field.format = definition.format;
  if (definition.default !== undefined) field.default = definition.default;
  const choices = choicesOf(definition);
  if (choices) field.choices = choices;
  if (ui.rows?.remove) field.removeCall = parseCall(ui.rows.remove.call);
  if (ui.generate) field.generateCall = parseCall(ui.generate.call);
  if (ui.upload) field.upload = { ...ui.upload, parsedCall: parseCall(ui.upload.call) };
  if (definition.properties) field.shape = compileShape(definition, path, conditions);
  if (definition.items?.properties) {
    field.shape = compileShape(definition.items, path, conditions);
    if (ui.rows?.complete) field.shape.complete = conditions.add(`${path}/complete`, ui.rows.complete);
  } else if (definition.items) {
    field.item = compileField(name, definition.items, `${path}/items`, conditions);
  }
  return field;
}

/** The fields, required names and rules of an object definition whose references are resolved. */
export function compileShape(definition: FieldDefinition, path: string, conditions: Conditions): Shape {
  const properties = Object.entries(definition.properties ?? {});
  return {
    fields: Object.fromEntries(
      properties.flatMap(([name, property]) =>
        property === false ? [] : [[name, compileField(name, property, `${path}/${name}`, conditions)]],
      ),
    ),
    required: definition.required ?? [],
    dependentRequired: definition.dependentRequired ?? {},
    rules: rulesOf(definition, path, conditions),
    compare: definition['x-compare'] ?? [],
  };
}
