import type { Rule } from '../source/folder';
import { asList, asObject, entriesAt, type Path } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { listing, quote } from '../source/words';

/**
 * JSON Schema calls a condition on an absent field true: `if: {properties: {type: {const: "A"}}}`
 * holds on an empty form, and the branch would show before anything was chosen.
 */
function openNames(condition: unknown, given: readonly string[]): { name: string; path: Path }[] {
  const required = [...given, ...asList(asObject(condition)['required']).filter((name) => typeof name === 'string')];
  const all = asList(asObject(condition)['allOf']);
  const promised = [...required, ...all.flatMap((part) => asList(asObject(part)['required']) as string[])];
  const own = entriesAt(condition, ['properties'])
    .filter(({ name, value }) => value !== false && !promised.includes(name))
    .map(({ name, path }) => ({ name, path: path as Path }));
  const parts = ['allOf', 'anyOf'].flatMap((key) =>
    asList(asObject(condition)[key]).flatMap((part, index) =>
      openNames(part, promised).map((open) => ({ ...open, path: [key, index, ...open.path] })),
    ),
  );
  return [...own, ...parts];
}

function openFaults(place: Place): Finding[] {
  const begin = place.path.at(-1);
  if (!place.asks) return [];
  return openNames(place.whole, []).map(({ name, path }) => ({
    at: [...place.path, ...path],
    key: true,
    message: `${quote(begin)} asks about ${quote(name)} without "required": it is true while the field is empty`,
    cure: `Add "required": [${quote(name)}] beside "properties".`,
  }));
}

/** Conditions that hold on an empty form. */
export const openConditions: Rule = (source, folder) => folder.placesOf(source).flatMap(openFaults);

function contradictions(place: Place): Finding[] {
  if (place.role !== 'branch') return [];
  const always = asList(place.base['required']);
  const here = asList(place.whole['required']);
  return entriesAt(place.own, ['properties']).flatMap(({ name, value, path }): Finding[] => {
    if (value !== false) return [];
    const at = [...place.path, ...path];
    if (here.includes(name)) {
      const message = `${quote(name)} is required and forbidden in one branch`;
      return [{ at, key: true, message, cure: 'Remove it from "required", or do not set it to false.' }];
    }
    if (!always.includes(name)) return [];
    const message = `${quote(name)} is always required, but this branch forbids it`;
    return [
      {
        at,
        key: true,
        message,
        cure: `Take ${quote(name)} out of the object's "required" and require it in the other branch.`,
      },
    ];
  });
}

/** A field both required and forbidden: no record could ever be saved. */
export const contradictoryBranches: Rule = (source, folder) => folder.placesOf(source).flatMap(contradictions);

/** `then` without `if` and the other way round: nothing happens. */
export const halfRules: Rule = (source, folder) =>
  folder.placesOf(source).flatMap(({ own, path, role, whole }): Finding[] => {
    if (role === 'condition' || role === 'change') return [];
    const effects = ['then', 'else'].filter((key) => key in whole);
    if ('if' in own && effects.length === 0) {
      return [
        {
          at: [...path, 'if'],
          key: true,
          message: '"if" without "then" or "else" does nothing',
          cure: 'Say what then holds.',
        },
      ];
    }
    if ('if' in whole) return [];
    return effects
      .filter((key) => key in own)
      .map((key) => ({
        at: [...path, key],
        key: true,
        message: `${quote(key)} without "if" does nothing`,
        cure: `Add the "if" beside it; a rule is one object with ${listing(['if', 'then', 'else'])}.`,
      }));
  });
