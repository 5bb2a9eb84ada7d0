import { asList, asObject, entriesAt, isObject, valueAt, type Json, type Path } from './json';
import type { Kind } from './source';

/**
 * A field describes; a branch says what changes among the fields of its object; a change is what it
 * says of one of them; a condition asks.
 */
export type Role = 'record' | 'field' | 'branch' | 'change' | 'condition';

/** One schema inside a file, with all that is needed to judge it. */
export interface Place {
  role: Role;
  path: Path;
  /** What stands there. */
  own: Json;
  /** The same with its references resolved. */
  whole: Json;
  /** The definition that the place speaks about: its own for a record or field, the field's for a change. */
  base: Json;
  /** The fields among which a field stands; undefined in `common.json`, where nobody knows. */
  siblings: Json | undefined;
  /** Inside `not`: an absent field makes the whole false, not true. */
  negated: boolean;
}

type Step = Pick<Place, 'role' | 'base'> & Partial<Pick<Place, 'siblings' | 'negated'>>;

/** The place below `place` at `steps`, and all below it; nothing where the file itself has no object. */
function below(place: Place, steps: Path, step: Step): Place[] {
  const own = valueAt(place.own, steps);
  if (!isObject(own)) return [];
  const whole = asObject(valueAt(place.whole, steps));
  return walk({
    path: [...place.path, ...steps],
    own,
    whole,
    siblings: place.siblings,
    negated: place.negated,
    ...step,
    ...(step.role === 'field' ? { base: whole } : {}),
  });
}

const each = (place: Place, key: string, step: Step): Place[] =>
  asList(place.own[key]).flatMap((_, index) => below(place, [key, index], step));

/** What the named fields must be or become. */
const named = (place: Place, role: Role): Place[] =>
  entriesAt(place.own, ['properties']).flatMap(({ name }) =>
    below(place, ['properties', name], { role, base: asObject(valueAt(place.base, ['properties', name])) }),
  );

const itemsOf = (place: Place): Json => asObject(place.base['items']);

const rules = (place: Place): Place[] => [
  ...below(place, ['if'], { role: 'condition', base: place.base }),
  ...below(place, ['then'], { role: 'branch', base: place.base }),
  ...below(place, ['else'], { role: 'branch', base: place.base }),
  ...each(place, 'allOf', { role: 'branch', base: place.base }),
  ...each(place, 'anyOf', { role: 'condition', base: place.base }),
  ...below(place, ['not'], { role: 'condition', base: place.base, negated: true }),
];

const WITHIN: Record<Role, (place: Place) => Place[]> = {
  record: (place) => [
    ...entriesAt(place.own, ['properties']).flatMap(({ name }) =>
      below(place, ['properties', name], { role: 'field', base: {}, siblings: asObject(place.whole['properties']) }),
    ),
    ...rules(place),
  ],
  field: (place) => [
    ...WITHIN.record(place),
    ...below(place, ['items'], { role: 'field', base: {} }),
    ...below(place, ['contains'], { role: 'condition', base: itemsOf(place) }),
    ...below(place, ['x-ui', 'rows', 'complete'], { role: 'condition', base: itemsOf(place) }),
  ],
  branch: (place) => [...named(place, 'change'), ...rules(place)],
  change: (place) => [
    ...named(place, 'change'),
    ...below(place, ['items'], { role: 'branch', base: itemsOf(place) }),
    ...below(place, ['contains'], { role: 'condition', base: itemsOf(place) }),
  ],
  condition: (place) => [
    ...named(place, 'condition'),
    ...below(place, ['items'], { role: 'condition', base: itemsOf(place) }),
    ...below(place, ['contains'], { role: 'condition', base: itemsOf(place) }),
    ...each(place, 'allOf', { role: 'condition', base: place.base }),
    ...each(place, 'anyOf', { role: 'condition', base: place.base }),
    ...below(place, ['not'], { role: 'condition', base: place.base, negated: !place.negated }),
  ],
};

function walk(place: Place): Place[] {
  return [place, ...WITHIN[place.role](place)];
}

function sharedPlaces(root: Place): Place[] {
  return entriesAt(root.own, ['$defs']).flatMap(({ name }) =>
    below(root, ['$defs', name], { role: 'field', base: {} }),
  );
}

function entityPlaces(root: Place): Place[] {
  const rows = entriesAt(root.own, ['x-admin', 'assignments']).flatMap(({ path }) => {
    const row = [...path, 'row'];
    return below(root, row, { role: 'record', base: asObject(valueAt(root.whole, row)) });
  });
  const actions = below(root, ['x-admin', 'list', 'actionsWhen'], { role: 'condition', base: root.base });
  return [...walk(root), ...sharedPlaces(root), ...rows, ...actions];
}

/**
 * Every schema in a file: the record, its fields, their items, and each part of each rule.
 * @param whole the same value with its references resolved
 */
export function placesIn(kind: Kind, value: Json, whole: Json): Place[] {
  const root: Place = { role: 'record', path: [], own: value, whole, base: whole, siblings: undefined, negated: false };
  return kind === 'entity' ? entityPlaces(root) : sharedPlaces(root);
}
