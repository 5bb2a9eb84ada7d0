/** Texts and bodies with placeholders: `"/ocpp-operations/result/{taskId}"`, `{ "stationIds": ["{chargeBoxId}"] }`. */
import type { FormValues } from './cleanValues';
import { getOwnProperty } from './getOwnProperty';
import { isEmpty } from './isEmpty';

const PLACEHOLDER = /\{([^{}\s]+)\}/g;
const WHOLE = /^\{([^{}\s]+)\}$/;

const isHolder = (value: unknown): value is FormValues => typeof value === 'object' && value !== null;

const valueAt = (values: FormValues, path: string): unknown =>
  Object.hasOwn(values, path)
    ? values[path]
    : path.split('.').reduce<unknown>((at, step) => (isHolder(at) ? getOwnProperty(at, step) : undefined), values);

/** The names in braces, in their order. */
export const getPlaceholders = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map((match) => match[1]!);

/**
 * @param encode what becomes of each value: of an address its encoding
 * @returns undefined where one of the values is missing
 */
export function fillText(
  text: string,
  values: FormValues,
  encode: (value: string) => string = String,
): string | undefined {
  if (getPlaceholders(text).some((name) => isEmpty(valueAt(values, name)))) return undefined;
  return text.replace(PLACEHOLDER, (_, name: string) => encode(String(valueAt(values, name))));
}

/** `.` and `..` survive every encoding and would lead elsewhere. */
const isDots = (value: unknown): boolean => value === '.' || value === '..';

/** An address, each value in it encoded. */
export const fillUrl = (text: string, values: FormValues): string | undefined =>
  getPlaceholders(text).some((name) => isDots(valueAt(values, name)))
    ? undefined
    : fillText(text, values, encodeURIComponent);

/**
 * What is sent. A text that is one placeholder is the value itself, whatever its type; a key, or an entry
 * of a list, whose value is missing is left out.
 */
export function fillTemplate(template: unknown, values: FormValues): unknown {
  if (typeof template === 'string') {
    const [, whole] = WHOLE.exec(template) ?? [];
    if (whole !== undefined) return isEmpty(valueAt(values, whole)) ? undefined : valueAt(values, whole);
    return fillText(template, values);
  }
  if (Array.isArray(template))
    return template.map((one) => fillTemplate(one, values)).filter((one) => one !== undefined);
  if (typeof template !== 'object' || template === null) return template;
  const entries = Object.entries(template).map(([key, one]) => [key, fillTemplate(one, values)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
