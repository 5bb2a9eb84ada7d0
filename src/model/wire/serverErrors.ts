import { isObject, type Values } from '../values/clean';
import { ownOf } from '../values/own';
import { placeOf, type Place } from '../rules/places';
import { evaluate } from '../rules/rules';
import type { Filled } from './wire';

/** `articleLinks[0].articleLink` and `articleLinks.0.articleLink` mean the same. */
const toPointer = (path: string): string => `/${path.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;

/** Where an error that is an object says what is the matter. */
const SAYS = ['message', 'msg', 'defaultMessage', 'error', 'text', 'description', 'reason'];

/** Deeper than any form; a server may send what it likes. */
const DEEPEST = 8;

type Said = [path: string, text: string];

const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') || (typeof value === 'number' && Number.isFinite(value));

/** All that an error says, each with the path it says it of: a text, several, an object with a text, or one by field. */
function saidOf(path: string, error: unknown, depth = 0): Said[] {
  if (isText(error)) return [[path, String(error).trim()]];
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return [];
  const own = isObject(error) ? SAYS.map((key) => ownOf(error, key)).find(isText) : undefined;
  if (own !== undefined) return saidOf(path, own);
  return Object.entries(error).flatMap(([key, inner]) => {
    // Texts in a list are all of the same field.
    const isSame = Array.isArray(error) && !(isObject(inner) && !SAYS.some((says) => isText(ownOf(inner, says))));
    return saidOf(isSame ? path : `${path}.${key}`, inner, depth + 1);
  });
}

const outerOf = (path: string): string => path.replace(/(\.|\[)[^.[]*$/, '');

/**
 * The errors a server names by field, at their places in the form: it counts the rows that were
 * sent, the form also has those that were not.
 * @returns what can be shown at a field, and the texts of what cannot
 */
export function serverErrors(
  { shape, validators }: Filled,
  values: Values,
  errors: Record<string, unknown>,
): { fields: Record<string, string>; others: string[] } {
  const evaluation = evaluate(shape, values, validators);
  /** The field that a path leads to, or the nearest one around it. */
  const shownAt = (path: string): Place | undefined => {
    const place = placeOf({ instancePath: toPointer(path), keyword: 'server', params: {} }, shape, evaluation);
    if (place?.state.visible) return place;
    const outer = outerOf(path);
    return outer === path ? undefined : shownAt(outer);
  };
  const fields = new Map<string, Set<string>>();
  const others = new Set<string>();
  for (const [name, error] of Object.entries(errors)) {
    for (const [path, text] of saidOf(name, error)) {
      const place = shownAt(path);
      if (place) fields.set(place.path, (fields.get(place.path) ?? new Set()).add(text));
      else others.add(text);
    }
  }
  const told = [...fields].map(([path, texts]) => [path, [...texts].join('\n')] as const);
  return { fields: Object.fromEntries(told), others: [...others] };
}
