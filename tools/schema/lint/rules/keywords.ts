/** Keys that have no effect where they stand; JSON Schema itself ignores them without a word. */
import { typesOf, type Rule } from '../source/folder';
import { valueAt, type Json, type Path } from '../source/json';
import type { Place, Told } from '../source/places';
import type { Finding } from '../source/source';
import { listing, quote } from '../source/words';

const keyOf = ({ path }: Told): string => String(path.at(-1));

/** The type of the value that a place speaks about: as it says itself, else as its field does. */
function typesAt({ own, role, whole, base }: Place): string[] {
  const stated = typesOf(own);
  return stated.length > 0 ? stated : typesOf(role === 'field' ? whole : base);
}

const SILENT: readonly string[] = ['record', 'branch'];

function wrongType(told: Told): Finding[] {
  const { means, place } = told;
  if (!means.appliesTo || !place || SILENT.includes(place.role)) return [];
  const types = typesAt(place);
  if (types.length === 0 || means.appliesTo.some((type) => types.includes(type))) return [];
  return [
    {
      at: told.path,
      key: true,
      message: `${quote(keyOf(told))} does nothing on type ${listing(types)}`,
      cure: `It is for type ${listing(means.appliesTo, 'or')}: remove it, or change the type.`,
    },
  ];
}

/** Keywords that do nothing on the field's type. */
export const idleKeywords: Rule = (source, folder) =>
  folder.toldOf(source).flatMap((told) => (told.isOwn ? wrongType(told) : []));

/** Whether a key is there: beside this one, or from the object around that its first step names. */
function isThere(need: string, { path, parent }: Told, whole: Json): boolean {
  const steps: Path = need.split('.');
  const [first = ''] = steps;
  const level = steps.length > 1 ? path.lastIndexOf(first) : -1;
  return valueAt(level < 0 ? parent : valueAt(whole, path.slice(0, level)), steps) !== undefined;
}

/** Keys that act only together with another one. */
export const needs: Rule = (source, folder) => {
  const whole = folder.wholeOf(source);
  return folder.toldOf(source).flatMap((told) =>
    !told.isOwn || told.value === undefined
      ? []
      : (told.means.requiresKeys ?? [])
          .filter((need) => !isThere(need, told, whole))
          .map((need) => ({
            at: told.path,
            key: true,
            message: `${quote(keyOf(told))} needs ${quote(need)}`,
            cure: `Add ${quote(need)}, or remove ${quote(keyOf(told))}.`,
          })),
  );
};

/** Keys that say something to people or to other tools, and nothing here. */
export const ignored: Rule = (source, folder) =>
  folder.toldOf(source).flatMap((told): Finding[] =>
    told.isOwn && told.means.ignored && !source.isForeign
      ? [
          {
            at: told.path,
            key: true,
            message: `${quote(keyOf(told))} is ignored here`,
            cure: `It may stay. ${told.description ?? ''}`.trim(),
            severity: 'warning',
          },
        ]
      : [],
  );
