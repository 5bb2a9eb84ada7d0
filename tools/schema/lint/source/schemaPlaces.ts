/** Every key of a file with what it means, and every schema in it with all that is needed to judge it. */
import type { VisitedKey } from '../../../../src/model/schemaLanguage/visitDefinition';
import { toObject, isObject, getValueAtPath, type Json, type JsonPath } from './readJson';

/**
 * A field describes; a branch says what changes among the fields of its object; a change is what it
 * says of one of them; a condition asks.
 */
type SchemaRole = 'record' | 'field' | 'branch' | 'change' | 'condition';

/** One schema. */
export interface SchemaPlace {
  role: SchemaRole;
  path: JsonPath;
  /** What stands there in the file itself; empty for what a reference brings in. */
  own: Json;
  /** The same with its references resolved. */
  whole: Json;
  /** The definition that the place speaks about: its own for a record or field, the field's for a change. */
  base: Json;
  /** The fields among which a field stands; undefined where nobody knows, as in `common.json`. */
  siblings: Json | undefined;
  /** Inside `not`: an absent field makes the whole false, not true. */
  negated: boolean;
  /** A condition that is a question of its own, and no part of another. */
  asks: boolean;
}

/** A key with what it means, as the meta-schema says. */
export interface AnnotatedKey extends VisitedKey {
  path: JsonPath;
  /** It stands in this file, and was not brought in by a reference. */
  isOwn: boolean;
  /** The schema around it. */
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

/** Whether a schema is part of the one around it, and not a word of ours in between. */
const isPart = (steps: JsonPath): boolean => steps.length === 1 || steps[0] === 'allOf' || steps[0] === 'anyOf';

/** The definition that a change or a condition speaks about. */
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
 * @param visits in the order in which they were told, a schema before what stands in it
 * @param value of the file, as it is written
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
