import { isObject, type FormValues } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { findFieldOfViolation, type FormFieldLocation } from '../formRules/findFieldOfViolation';
import { evaluateForm } from '../formRules/evaluateForm';
import type { ObjectShape } from '../entity/entity';
import type { ShapeWithValidators } from './serialization';

/**
 * Converts a field path of a server to a JSON Pointer. Servers write row indexes in two ways:
 * `articleLinks[0].articleLink` and `articleLinks.0.articleLink`.
 */
const toPointer = (path: string): string => `/${path.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;

/** The keys that may contain the message in an error object of the server. */
const SAYS = ['message', 'msg', 'defaultMessage', 'error', 'text', 'description', 'reason'];

/**
 * The maximum depth of nested errors. It exceeds the depth of any form, and limits the recursion for unexpected
 * responses.
 */
const DEEPEST = 8;

type ServerError = [path: string, text: string];

const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') || (typeof value === 'number' && Number.isFinite(value));

/**
 * Returns all messages in an error, each with its path. Servers send an error as a text, an array of texts, an
 * object that contains a text, or an object with one error per field.
 */
function getServerMessage(path: string, error: unknown, depth = 0): ServerError[] {
  if (isText(error)) return [[path, String(error).trim()]];
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return [];
  const own = isObject(error) ? SAYS.map((key) => getOwnProperty(error, key)).find(isText) : undefined;
  if (own !== undefined) return getServerMessage(path, own);
  return Object.entries(error).flatMap(([key, inner]) => {
    // All texts in an array belong to the same field, so their indexes are not part of the path.
    const isSame =
      Array.isArray(error) && !(isObject(inner) && !SAYS.some((says) => isText(getOwnProperty(inner, says))));
    return getServerMessage(isSame ? path : `${path}.${key}`, inner, depth + 1);
  });
}

const getOuter = (path: string): string => path.replace(/(\.|\[)[^.[]*$/, '');

const simplify = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Writes the steps of a path as the schema does. Servers may spell the names of their code: `Owner.FullName` for
 * `owner.full_name`, and `$.owner` for a place in the request.
 */
function respellPath(path: string, shape: ObjectShape | undefined): string {
  const [step = '', ...others] = path.replace(/^\$\.?/, '').split('.');
  const [, name = step, index = ''] = /^([^[]*)(\[\d+\])?$/.exec(step) ?? [];
  const fields = shape?.fields ?? {};
  const spelled = getOwnProperty(fields, name)
    ? name
    : (Object.keys(fields).find((known) => simplify(known) === simplify(name)) ?? name);
  // The index of a row is a step without a field.
  const inner = /^\d+$/.test(step) ? shape : getOwnProperty(fields, spelled)?.shape;
  const rest = others.length > 0 ? [respellPath(others.join('.'), inner)] : [];
  return [`${spelled}${index}`, ...rest].join('.');
}

/**
 * Maps the field errors in a server response to form paths. Row indexes are converted, because the server counts
 * only the rows that were sent, whereas the form also contains empty rows.
 * @returns `fields`: the messages that a field can display, by form path; `others`: all other messages
 */
export function mapServerErrors(
  { shape, validators }: ShapeWithValidators,
  values: FormValues,
  errors: Record<string, unknown>,
): { fields: Record<string, string>; others: string[] } {
  const evaluation = evaluateForm(shape, values, validators);
  /** Returns the field at a path, or the nearest enclosing field if that field is hidden or does not exist. */
  const shownAt = (path: string): FormFieldLocation | undefined => {
    const location = findFieldOfViolation(
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
      const location = shownAt(respellPath(path, shape));
      if (location) fields.set(location.path, (fields.get(location.path) ?? new Set()).add(text));
      else others.add(text);
    }
  }
  const serverErrors = [...fields].map(([path, texts]) => [path, [...texts].join('\n')] as const);
  return { fields: Object.fromEntries(serverErrors), others: [...others] };
}
