/** Conditions that can never hold, so that what depends on them is never seen. */
import { typesOf, type Rule } from '../source/folder';
import { asList, asObject, entriesAt, valueAt, type Json, type Path } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { listing, quote } from '../source/words';

/** What is asked of one field. */
interface Demand {
  isRequired: boolean;
  isForbidden: boolean;
  /** The values that are left; undefined for any. */
  values: readonly unknown[] | undefined;
}

type Demands = ReadonlyMap<string, Demand>;

const NONE: Demand = { isRequired: false, isForbidden: false, values: undefined };

const both = (one: Demand['values'], other: Demand['values']): Demand['values'] =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other);

const join = (one: Demand, other: Demand): Demand => ({
  isRequired: one.isRequired || other.isRequired,
  isForbidden: one.isForbidden || other.isForbidden,
  values: both(one.values, other.values),
});

function joined(all: readonly Demands[]): Demands {
  const result = new Map<string, Demand>();
  for (const [name, demand] of all.flatMap((one) => [...one])) {
    result.set(name, join(result.get(name) ?? NONE, demand));
  }
  return result;
}

const valuesOf = (schema: Json): Demand['values'] =>
  both('const' in schema ? [schema['const']] : undefined, Array.isArray(schema['enum']) ? schema['enum'] : undefined);

/** What a condition, or a branch that has been taken, says of fields; `anyOf` and `not` leave a way out. */
function demandsOf(schema: unknown): Demands {
  const own = entriesAt(schema, ['properties']).map(({ name, value }): [string, Demand] => [
    name,
    { ...NONE, isForbidden: value === false, values: valuesOf(asObject(value)) },
  ]);
  const required = asList(asObject(schema)['required'])
    .filter((name) => typeof name === 'string')
    .map((name): [string, Demand] => [name, { ...NONE, isRequired: true }]);
  return joined([
    ...[...own, ...required].map((one) => new Map([one])),
    ...asList(asObject(schema)['allOf']).map(demandsOf),
  ]);
}

/** What holds already where a condition is asked: the rules and branches around it. */
function given(path: Path, file: Json): Demands {
  const all = path.flatMap((step, index): Demands[] => {
    if (step !== 'then' && step !== 'else') return [];
    const rule = path.slice(0, index);
    // A branch says what must be, beside what its own `if`, `then` and `else` say.
    const { if: _if, then: _then, else: _else, allOf: _allOf, ...branch } = asObject(valueAt(file, [...rule, step]));
    return [demandsOf(branch), ...(step === 'then' ? [demandsOf(asObject(valueAt(file, rule))['if'])] : [])];
  });
  return joined(all);
}

const reasonOf = (name: string, { isRequired, isForbidden, values }: Demand): string | undefined => {
  if (isRequired && isForbidden) return `${quote(name)} is asked for and forbidden`;
  return isRequired && values?.length === 0 ? `${quote(name)} would have to have two values` : undefined;
};

function contradictions(place: Place, file: Json): Finding[] {
  if (!place.asks) return [];
  const around = given(place.path, file);
  const asked = demandsOf(place.whole);
  return [...asked].flatMap(([name, demand]) => {
    const before = around.get(name);
    const reason = reasonOf(name, before ? join(before, demand) : demand);
    return reason === undefined
      ? []
      : [
          {
            at: place.path,
            key: true,
            message: `${quote(place.path.at(-1))} can never be true: ${reason}`,
            cure: before
              ? 'Compare it with the rule around it, which holds already.'
              : 'Ask for one thing; of several that may be, with "anyOf" or "enum".',
          },
        ];
  });
}

/** Fields that are asked for and forbidden, or that would have to have two values at once. */
export const contradictoryConditions: Rule = (source, folder) =>
  folder.placesOf(source).flatMap((place) => contradictions(place, folder.wholeOf(source)));

/** A condition on a type that the field never has. */
export const impossibleTypes: Rule = (source, folder) =>
  folder.placesOf(source).flatMap(({ role, own, base, path }): Finding[] => {
    if ((role !== 'condition' && role !== 'change') || !('type' in own)) return [];
    const [asked, types] = [typesOf(own), typesOf(base)];
    const fits = (one: string): boolean =>
      types.some((type) => type === one || [type, one].sort().join() === 'integer,number');
    if (asked.length === 0 || types.length === 0 || asked.some(fits)) return [];
    return [
      {
        at: [...path, 'type'],
        message: `type ${listing(asked, 'or')} is never that of the field, which is ${listing(types, 'or')}`,
        cure: `Remove "type", or write ${listing(types, 'or')}.`,
      },
    ];
  });
