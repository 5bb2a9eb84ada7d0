import { parseCall } from '../wire/calls';
import type { FieldDefinition, ShapeDefinition } from '../language/definition';
import type { Field, Shape } from '../entity/entity';
import { formKey } from '../values/formKey';
import { humanize } from '../labels';
import { choicesOf, limitsOf, messagesOf } from './attributes';
import type { Conditions } from './conditions';
import { FALLBACK, kindOf, KINDS, readingOf } from './kinds';
import { rulesOf } from './rules';
import { typesOf } from './traits';

/** Calls that the field itself makes. */
function callsOf({
  rows,
  serverGenerated,
  upload,
}: Field['ui']): Pick<Field, 'removeCall' | 'generateCall' | 'upload'> {
  return {
    ...(rows?.remove ? { removeCall: parseCall(rows.remove.call) } : {}),
    ...(serverGenerated ? { generateCall: parseCall(serverGenerated.call) } : {}),
    ...(upload ? { upload: { ...upload, parsedCall: parseCall(upload.call) } } : {}),
  };
}

function contentOf(name: string, definition: FieldDefinition, path: string, conditions: Conditions): Partial<Field> {
  const { properties, items } = definition;
  // The JSON editor takes the value as a whole.
  if (definition['x-ui']?.widget === FALLBACK) return {};
  if (properties) return { shape: compileShape(definition, path, conditions) };
  if (!items) return {};
  if (!items.properties) {
    const item = compileField(name, items, `${path}/items`, conditions);
    const isChecked = Object.keys(item.limits).length > 0 || item.format !== undefined;
    return { item, ...(isChecked ? { entry: conditions.add(`${path}/entry`, items) } : {}) };
  }
  const shape = compileShape(items, path, conditions);
  const complete = definition['x-ui']?.rows?.sendWhen as FieldDefinition | undefined;
  return { shape: complete ? { ...shape, sendWhen: conditions.add(`${path}/complete`, complete) } : shape };
}

/** One property of a resolved definition; `path` names it in the keys of its conditions. */
function compileField(name: string, definition: FieldDefinition, path: string, conditions: Conditions): Field {
  const types = typesOf(definition);
  const shown = types.filter((type) => type !== 'null');
  const ui = definition['x-ui'] ?? {};
  const kind = kindOf(name, definition);
  const help = ui.help ?? definition.description;
  const choices = choicesOf(definition);
  return {
    name,
    key: formKey(name),
    title: definition.title ?? humanize(name),
    ...(help ? { help } : {}),
    type: shown[0] ?? 'null',
    types: shown,
    nullable: types.includes('null') || definition.nullable === true,
    ...(definition.format ? { format: definition.format } : {}),
    limits: limitsOf(definition),
    ...(choices ? { choices } : {}),
    readOnly: definition.readOnly ?? false,
    writeOnly: definition.writeOnly ?? false,
    ...(definition.default === undefined ? {} : { default: definition.default }),
    messages: messagesOf(definition.errorMessage),
    ui,
    kind,
    ...(KINDS[kind]?.fullWidth ? { block: true } : {}),
    reads: readingOf(definition, kind),
    ...callsOf(ui),
    ...contentOf(name, definition, path, conditions),
  };
}

/**
 * A required field that can have one value only has it: nobody need type it. A switch that must say yes or
 * no says no from the start, as it is drawn.
 */
function withOnlyValue(property: FieldDefinition, isRequired: boolean): FieldDefinition {
  if (!isRequired || property.default !== undefined) return property;
  if (property.const !== undefined) return { ...property, default: property.const };
  const { enum: values, oneOf, 'x-ui': ui } = property;
  const isSwitch = typesOf(property)[0] === 'boolean' && !values && !oneOf && !ui?.options;
  return isSwitch ? { ...property, default: false } : property;
}

/** A schema that says nothing of other fields describes them all. */
const isOpen = ({ additionalProperties: others = false, patternProperties }: ShapeDefinition): boolean =>
  others !== false || patternProperties !== undefined;

/** The fields, required names and rules of an object definition whose references are resolved. */
export function compileShape(definition: ShapeDefinition, path: string, conditions: Conditions): Shape {
  const properties = Object.entries(definition.properties ?? {});
  const isRequired = (name: string): boolean => definition.required?.includes(name) ?? false;
  const fields = properties.flatMap(([name, property]) =>
    property === false
      ? []
      : [[name, compileField(name, withOnlyValue(property, isRequired(name)), `${path}/${name}`, conditions)] as const],
  );
  return {
    fields: Object.fromEntries(fields),
    required: definition.required ?? [],
    dependentRequired: (definition.dependentRequired ?? {}) as Record<string, string[]>,
    rules: rulesOf(definition, path, conditions),
    compare: definition['x-compare'] ?? [],
    ...(isOpen(definition) ? { isOpen: true } : {}),
  };
}
