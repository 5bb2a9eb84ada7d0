import { parseCall } from '../wire/parseCall';
import type { FieldDefinition, ObjectSchemaDefinition } from '../schemaLanguage/definition';
import type { Field, ObjectShape } from '../entity/entity';
import { getVariants, isConverted } from '../jsonSchema/variantDefinition';
import { toFormFieldKey } from '../values/formFieldKey';
import { humanizeName } from '../humanizeName';
import { addTakenKeys } from './takenKeys';
import { getEnumOptions, getFieldLimits, getErrorMessagesByRule } from './fieldAttributes';
import type { ConditionCollector } from './conditionCollector';
import { getFieldKind, FIELD_KINDS, getDisplayFormat } from './fieldKinds';
import { getKnownParts } from './expectedValues/describeJson';
import { compileRules } from './compileRules';
import { listAlternativelyRequired } from './listAlternativelyRequired';
import { FALLBACK_FIELD_KIND, getJsonTypes } from '../schemaLanguage/fieldTypes';

/** Parses the API calls in the `x-ui` of a field. */
function getCalls({
  rows,
  serverGenerated,
  upload,
}: Field['ui']): Pick<Field, 'removeCall' | 'generateCall' | 'upload'> {
  return {
    ...(rows?.remove ? { removeCall: parseCall(rows.remove.call) } : {}),
    ...(serverGenerated ? { generateCall: parseCall(serverGenerated.call) } : {}),
    ...(upload ? { upload: { ...upload, ...(upload.call ? { parsedCall: parseCall(upload.call) } : {}) } } : {}),
  };
}

function getContent(
  name: string,
  definition: FieldDefinition,
  path: string,
  conditions: ConditionCollector,
): Partial<Field> {
  const { properties, items } = definition;
  // Nested fields are not compiled, because the JSON editor edits the whole value as one text.
  if (definition['x-ui']?.widget === FALLBACK_FIELD_KIND) {
    const known = getKnownParts(definition);
    return known ? { known } : {};
  }
  if (properties) return { shape: compileObjectShape(definition, path, conditions) };
  if (!items) return {};
  if (!items.properties) {
    const item = compileField(name, items, `${path}/items`, conditions);
    const isChecked = Object.keys(item.limits).length > 0 || item.format !== undefined;
    return { item, ...(isChecked ? { entry: conditions.add(`${path}/entry`, items) } : {}) };
  }
  const shape = compileObjectShape(items, path, conditions);
  const complete = definition['x-ui']?.rows?.sendRowWhen as FieldDefinition | undefined;
  return { shape: complete ? { ...shape, sendRowWhen: conditions.add(`${path}/complete`, complete) } : shape };
}

/**
 * Compiles one property of a definition with resolved references.
 * @param path prefix of the keys of its conditions in `Validators.conditions`
 */
function compileField(name: string, definition: FieldDefinition, path: string, conditions: ConditionCollector): Field {
  const types = getJsonTypes(definition);
  const shown = types.filter((type) => type !== 'null');
  const ui = definition['x-ui'] ?? {};
  const kind = getFieldKind(name, definition);
  const help = ui.help ?? definition.description;
  const choices = getEnumOptions(definition);
  return {
    name,
    key: toFormFieldKey(name),
    title: definition.title ?? humanizeName(name),
    ...(help ? { help } : {}),
    type: shown[0] ?? 'null',
    types: shown,
    nullable: types.includes('null') || definition.nullable === true,
    ...(definition.format ? { format: definition.format } : {}),
    limits: getFieldLimits(definition),
    ...(choices ? { choices } : {}),
    readOnly: definition.readOnly ?? false,
    writeOnly: definition.writeOnly ?? false,
    ...(definition.deprecated ? { deprecated: true } : {}),
    ...(definition.default === undefined ? {} : { default: definition.default }),
    messages: getErrorMessagesByRule(definition.errorMessage),
    ui,
    kind,
    ...(FIELD_KINDS[kind]?.fullWidth ? { block: true } : {}),
    reads: getDisplayFormat(definition, kind),
    ...getCalls(ui),
    ...getContent(name, definition, path, conditions),
  };
}

/**
 * Adds a default to a required field that has only one possible value, so that the user need not enter it. Also
 * adds the default `false` to a required boolean that is rendered as a switch, because a switch without a value
 * looks switched off.
 */
function withOnlyValue(property: FieldDefinition, isRequired: boolean): FieldDefinition {
  if (!isRequired || property.default !== undefined) return property;
  const { const: constant, enum: values, oneOf, 'x-ui': ui } = property;
  const codes = values ?? oneOf?.map((choice) => choice.const);
  const only = constant ?? (codes?.length === 1 ? codes[0] : undefined);
  if (only !== undefined && only !== null) return { ...property, default: only };
  const isSwitch = getJsonTypes(property)[0] === 'boolean' && !values && !oneOf && !ui?.options;
  return isSwitch ? { ...property, default: false } : property;
}

/**
 * Whether a schema allows properties that it does not describe. Unlike in JSON Schema, `additionalProperties`
 * defaults to `false` here.
 */
const isOpen = ({ additionalProperties: others = false, patternProperties }: ObjectSchemaDefinition): boolean =>
  others !== false || patternProperties !== undefined;

/** Whether the API has another format for the value of a field or for a value inside it. */
export const isSerialized = ({ ui, item, shape }: Field): boolean =>
  (ui.serialization !== undefined && ui.serialization !== 'none') ||
  ui.recordPath !== undefined ||
  shape?.isSerialized === true ||
  (item !== undefined && isSerialized(item));

/**
 * Compiles the definition of an object to its fields, required names and rules. Its references must be resolved.
 * @param path prefix of the keys of its conditions in `Validators.conditions`
 */
export function compileObjectShape(
  definition: ObjectSchemaDefinition,
  path: string,
  conditions: ConditionCollector,
): ObjectShape {
  const properties = Object.entries(definition.properties ?? {});
  const variants = getVariants(definition);
  const alternatives = listAlternativelyRequired(definition);
  const isRequired = (name: string): boolean => definition.required?.includes(name) ?? false;
  const fields = properties.flatMap(([name, property]) =>
    property === false
      ? []
      : [[name, compileField(name, withOnlyValue(property, isRequired(name)), `${path}/${name}`, conditions)] as const],
  );
  // All following fields depend on the choice, so it has a line of its own.
  const place = ([name, field]: readonly [string, Field]): [string, Field] =>
    name === variants?.choice ? [name, { ...field, block: true }] : [name, field];
  return addTakenKeys({
    fields: Object.fromEntries(fields.map(place)),
    required: definition.required ?? [],
    ...(alternatives.length > 0 ? { alternatives } : {}),
    dependentRequired: (definition.dependentRequired ?? {}) as Record<string, string[]>,
    rules: compileRules(definition, path, conditions),
    compare: definition['x-compare'] ?? [],
    ...(isOpen(definition) ? { isOpen: true } : {}),
    ...(variants ? { variants } : {}),
    ...((variants && isConverted(variants)) || fields.some(([, field]) => isSerialized(field))
      ? { isSerialized: true }
      : {}),
  });
}
