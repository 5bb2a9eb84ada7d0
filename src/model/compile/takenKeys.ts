import type { ObjectShape } from '../entity/entity';
import { ALL_OTHER_KEYS } from '../jsonSchema/variantDefinition';

/** Returns the keys that the other fields of an object have in the API or in the app. */
function listNamedKeys({ fields, variants }: Pick<ObjectShape, 'fields' | 'variants'>): string[] {
  const ofFields = Object.values(fields).flatMap(({ name, ui }) => [
    name,
    ...(ui.alternateResponseNames ?? []),
    ...(ui.dateRange?.params ?? []),
    ...(ui.recordPath === undefined ? [] : [ui.recordPath.split('.')[0]!]),
  ]);
  return [...ofFields, ...(variants?.branches ?? []).flatMap(({ names }) => names.map(([name]) => name))];
}

/** Tells the field with the further entries of an object, if it has one, which keys they must not have. */
export function addTakenKeys(shape: ObjectShape): ObjectShape {
  const field = Object.values(shape.fields).find(({ ui }) => ui.recordPath === ALL_OTHER_KEYS);
  if (!field) return shape;
  return { ...shape, fields: { ...shape.fields, [field.name]: { ...field, takenKeys: listNamedKeys(shape) } } };
}
