import { isObject, type FormValues } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { locateViolation, type FieldLocation } from '../formRules/fieldLocation';
import { evaluateForm } from '../formRules/evaluateForm';
import type { ShapeWithValidators } from './serialization';

/**
 * Converts a server path to a JSON Pointer: `articleLinks[0].articleLink` and `articleLinks.0.articleLink` are
 * equivalent.
 */
const toPointer = (path: string): string => `/${path.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;

/** The keys of the message in an error object. */
const SAYS = ['message', 'msg', 'defaultMessage', 'error', 'text', 'description', 'reason'];

/** Deeper than any form; limits the recursion for arbitrary responses. */
const DEEPEST = 8;

type ServerError = [path: string, text: string];

const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') || (typeof value === 'number' && Number.isFinite(value));

/**
 * Returns all messages of an error with their paths. It may be a text, several texts, an object with a text, or one
 * error per field.
 */
function getServerMessage(path: string, error: unknown, depth = 0): ServerError[] {
  if (isText(error)) return [[path, String(error).trim()]];
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return [];
  const own = isObject(error) ? SAYS.map((key) => getOwnProperty(error, key)).find(isText) : undefined;
  if (own !== undefined) return getServerMessage(path, own);
  return Object.entries(error).flatMap(([key, inner]) => {
    // Texts in an array all belong to the same field.
    const isSame =
      Array.isArray(error) && !(isObject(inner) && !SAYS.some((says) => isText(getOwnProperty(inner, says))));
    return getServerMessage(isSame ? path : `${path}.${key}`, inner, depth + 1);
  });
}

const getOuter = (path: string): string => path.replace(/(\.|\[)[^.[]*$/, '');

/**
 * Maps the field errors of a server to form paths. The server counts the rows that were sent; the form also
 * contains empty rows.
 * @returns the messages that can be displayed at a field, and all others
 */
export function mapServerErrors(
  { shape, validators }: ShapeWithValidators,
  values: FormValues,
  errors: Record<string, unknown>,
): { fields: Record<string, string>; others: string[] } {
  const evaluation = evaluateForm(shape, values, validators);
  /** Returns the visible field at a path, or the nearest enclosing one. */
  const shownAt = (path: string): FieldLocation | undefined => {
    const location = locateViolation(
      { instancePath: toPointer(path), keyword: 'server', params: {} },
      shape,
      evaluation,
    );
    if (location?.state.visible) return location;
    const outer = getOuter(path);
    return outer === path ? undefined : shownAt(outer);
  };
  const fields = new Map<string, Set<string>>();
  const others = new Set<string>();
  for (const [name, error] of Object.entries(errors)) {
    for (const [path, text] of getServerMessage(name, error)) {
      const location = shownAt(path);
      if (location) fields.set(location.path, (fields.get(location.path) ?? new Set()).add(text));
      else others.add(text);
    }
  }
  const serverErrors = [...fields].map(([path, texts]) => [path, [...texts].join('\n')] as const);
  return { fields: Object.fromEntries(serverErrors), others: [...others] };
}
