/** Determines every key of a file with its meaning, and every schema in it with the context that rules need. */
import type { VisitedKey } from '../../../../src/model/schemaLanguage/visitDefinition';
import { toObject, isObject, getValueAtPath, type Json, type JsonPath } from './readJson';

/**
 * The role of a schema. `record` and `field` describe a value, `branch` contains changes of an object's fields,
 * `change` is the change of one of these fields, and `condition` tests a value.
 */
type SchemaRole = 'record' | 'field' | 'branch' | 'change' | 'condition';

/** A schema and its context. */
export interface SchemaPlace {
  role: SchemaRole;
  path: JsonPath;
  /** Content in the file itself; empty for content from a reference. */
  own: Json;
  /** The same content with its references resolved. */
  entityFile: Json;
  /** The definition that the schema applies to: its own for a record or field, that of the field for a change. */
  base: Json;
  /** The other fields of the same object; undefined when they are unknown, as in `common.json`. */
  siblings: Json | undefined;
  /** Inside `not`, where an absent field makes the whole condition false, not true. */
  negated: boolean;
  /** The condition is tested by itself, and is not a part of another one. */
  asks: boolean;
}

/** A key with its meaning from the meta-schema. */
export interface AnnotatedKey extends VisitedKey {
  path: JsonPath;
  /** The key is in this file and does not come from a reference. */
  isOwn: boolean;
  /** The schema that contains the key. */
  schemaPlace: SchemaPlace | undefined;
}

export interface SchemaPlaces {
  annotatedKeys: readonly AnnotatedKey[];
  places: readonly SchemaPlace[];
}

const ROLES: Readonly<Record<string, SchemaRole>> = {
  entity: 'record',
  shape: 'record',
  field: 'field',
  branch: 'branch',
  change: 'change',
  condition: 'condition',
};

const QUESTIONS: readonly unknown[] = ['if', 'contains'];
const DESCRIBES: readonly SchemaRole[] = ['record', 'field'];

/** Whether a schema applies to the same value as the one around it. */
const isPart = (steps: JsonPath): boolean => steps.length === 1 || steps[0] === 'allOf' || steps[0] === 'anyOf';

/** Returns the definition that a change or a condition applies to. */
function getBase({ inside }: VisitedKey, steps: JsonPath, parentPlace: SchemaPlace | undefined): unknown {
  const [key, name = ''] = steps;
  if (!parentPlace) return inside;
  if (key === 'properties' && steps.length === 2) return getValueAtPath(parentPlace.base, ['properties', name]);
  if (key === 'items' || key === 'contains') return parentPlace.base['items'];
  return isPart(steps) ? parentPlace.base : inside;
}

function getPlace(
  visited: VisitedKey,
  role: SchemaRole,
  own: unknown,
  parentPlace: SchemaPlace | undefined,
): SchemaPlace {
  const path = [...visited.steps];
  const steps = path.slice(parentPlace?.path.length ?? 0);
  const entityFile = toObject(visited.value);
  const isField = role === 'field' && steps.length === 2 && steps[0] === 'properties' && parentPlace !== undefined;
  return {
    role,
    path,
    own: toObject(own),
    entityFile,
    base: DESCRIBES.includes(role) ? entityFile : toObject(getBase(visited, steps, parentPlace)),
    siblings: isField ? toObject(parentPlace.entityFile['properties']) : undefined,
    asks: role === 'condition' && (QUESTIONS.includes(steps[0]) || steps.length > 2),
    negated: isPart(steps) && parentPlace !== undefined ? parentPlace.negated !== (steps[0] === 'not') : false,
  };
}

const encloses = ({ path }: SchemaPlace, steps: VisitedKey['steps']): boolean =>
  path.length < steps.length && path.every((step, index) => step === steps[index]);

/**
 * @param visits in the order of the visit, a schema before its contents
 * @param value content of the file, with unresolved references
 */
export function getSchemaPlaces(visits: readonly VisitedKey[], value: Json): SchemaPlaces {
  const open: SchemaPlace[] = [];
  const places: SchemaPlace[] = [];
  const annotatedKeys = visits.map((visited): AnnotatedKey => {
    while (open.length > 0 && !encloses(open.at(-1)!, visited.steps)) open.pop();
    const parentPlace = open.at(-1);
    const path = [...visited.steps];
    const own = getValueAtPath(value, path);
    const role = isObject(visited.value) && visited.role !== undefined ? ROLES[visited.role] : undefined;
    if (role) {
      const schemaPlace = getPlace(visited, role, own, parentPlace);
      open.push(schemaPlace);
      if (isObject(own)) places.push(schemaPlace);
    }
    return { ...visited, path, isOwn: own !== undefined, schemaPlace: parentPlace };
  });
  return { annotatedKeys, places };
}
