/**
 * Finds every key of a file with its annotations from the meta-schema, and every schema in the file with the
 * context that lint rules need.
 */
import type { VisitedKey } from '../../../../src/model/schemaLanguage/visitDefinition';
import { toObjectOrEmpty, isObject, getValueAtPath, type Json, type JsonPath } from './readJson';

/**
 * The role of a schema. `record` and `field` describe a value. `branch` is the `then` or `else` of a rule, which
 * changes the fields of an object. `change` is the change of one field in a branch. `condition` tests a value, such
 * as the schema of `if`.
 */
type SchemaRole = 'record' | 'field' | 'branch' | 'change' | 'condition';

/** A schema in a file, with the context that lint rules need. */
export interface LocatedSchema {
  role: SchemaRole;
  path: JsonPath;
  /** The schema as written in the file. Empty if the schema comes from a reference. */
  own: Json;
  /** The schema with all references resolved. */
  entityFile: Json;
  /**
   * The definition of the value to which the schema applies. For a record or field, it is the schema itself. For a
   * change or condition, it is the definition of the field that is changed or tested.
   */
  base: Json;
  /** All fields of the object that contains this field. Undefined if the object is not known, as in `common.json`. */
  siblings: Json | undefined;
  /**
   * Whether the schema is inside `not`. A condition on an absent field is true. Inside `not`, the absent field
   * therefore makes the whole condition false.
   */
  negated: boolean;
  /** Whether this is a whole condition, as in `if` or `contains`, and not a subschema of another condition. */
  asks: boolean;
}

/** A key in a file, with its annotations from the meta-schema. */
export interface AnnotatedKey extends VisitedKey {
  path: JsonPath;
  /** Whether the key is written in this file and does not come from a reference. */
  isOwn: boolean;
  /** The schema that contains the key. */
  locatedSchema: LocatedSchema | undefined;
}

export interface LocatedSchemas {
  annotatedKeys: readonly AnnotatedKey[];
  places: readonly LocatedSchema[];
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

/** Whether a schema applies to the same value as the schema that contains it. */
const isPart = (steps: JsonPath): boolean => steps.length === 1 || steps[0] === 'allOf' || steps[0] === 'anyOf';

/** Returns the definition of the value that a change or a condition applies to. */
function getBase({ inside }: VisitedKey, steps: JsonPath, parentPlace: LocatedSchema | undefined): unknown {
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
  parentPlace: LocatedSchema | undefined,
): LocatedSchema {
  const path = [...visited.steps];
  const steps = path.slice(parentPlace?.path.length ?? 0);
  const entityFile = toObjectOrEmpty(visited.value);
  const isField = role === 'field' && steps.length === 2 && steps[0] === 'properties' && parentPlace !== undefined;
  return {
    role,
    path,
    own: toObjectOrEmpty(own),
    entityFile,
    base: DESCRIBES.includes(role) ? entityFile : toObjectOrEmpty(getBase(visited, steps, parentPlace)),
    siblings: isField ? toObjectOrEmpty(parentPlace.entityFile['properties']) : undefined,
    asks: role === 'condition' && (QUESTIONS.includes(steps[0]) || steps.length > 2),
    negated: isPart(steps) && parentPlace !== undefined ? parentPlace.negated !== (steps[0] === 'not') : false,
  };
}

const encloses = ({ path }: LocatedSchema, steps: VisitedKey['steps']): boolean =>
  path.length < steps.length && path.every((step, index) => step === steps[index]);

/**
 * Adds to each visited key the schema that contains it, and collects all schemas of the file.
 * @param visits the visited keys; a schema precedes the keys that it contains
 * @param value content of the file, with unresolved references
 */
export function getLocatedSchemas(visits: readonly VisitedKey[], value: Json): LocatedSchemas {
  const open: LocatedSchema[] = [];
  const places: LocatedSchema[] = [];
  const annotatedKeys = visits.map((visited): AnnotatedKey => {
    while (open.length > 0 && !encloses(open.at(-1)!, visited.steps)) open.pop();
    const parentPlace = open.at(-1);
    const path = [...visited.steps];
    const own = getValueAtPath(value, path);
    const role = isObject(visited.value) && visited.role !== undefined ? ROLES[visited.role] : undefined;
    if (role) {
      const locatedSchema = getPlace(visited, role, own, parentPlace);
      open.push(locatedSchema);
      if (isObject(own)) places.push(locatedSchema);
    }
    return { ...visited, path, isOwn: own !== undefined, locatedSchema: parentPlace };
  });
  return { annotatedKeys, places };
}
