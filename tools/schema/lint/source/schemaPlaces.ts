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
  whole: Json;
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
function getBase({ inside }: VisitedKey, steps: JsonPath, around: SchemaPlace | undefined): unknown {
  const [key, name = ''] = steps;
  if (!around) return inside;
  if (key === 'properties' && steps.length === 2) return getValueAtPath(around.base, ['properties', name]);
  if (key === 'items' || key === 'contains') return around.base['items'];
  return isPart(steps) ? around.base : inside;
}

function getPlace(visited: VisitedKey, role: SchemaRole, own: unknown, around: SchemaPlace | undefined): SchemaPlace {
  const path = [...visited.steps];
  const steps = path.slice(around?.path.length ?? 0);
  const whole = toObject(visited.value);
  const isField = role === 'field' && steps.length === 2 && steps[0] === 'properties' && around !== undefined;
  return {
    role,
    path,
    own: toObject(own),
    whole,
    base: DESCRIBES.includes(role) ? whole : toObject(getBase(visited, steps, around)),
    siblings: isField ? toObject(around.whole['properties']) : undefined,
    asks: role === 'condition' && (QUESTIONS.includes(steps[0]) || steps.length > 2),
    negated: isPart(steps) && around !== undefined ? around.negated !== (steps[0] === 'not') : false,
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
  const told = visits.map((visited): AnnotatedKey => {
    while (open.length > 0 && !encloses(open.at(-1)!, visited.steps)) open.pop();
    const around = open.at(-1);
    const path = [...visited.steps];
    const own = getValueAtPath(value, path);
    const role = isObject(visited.value) && visited.role !== undefined ? ROLES[visited.role] : undefined;
    if (role) {
      const place = getPlace(visited, role, own, around);
      open.push(place);
      if (isObject(own)) places.push(place);
    }
    return { ...visited, path, isOwn: own !== undefined, schemaPlace: around };
  });
  return { annotatedKeys: told, places };
}
