/**
 * Fills in texts and request bodies with placeholders: `"/ocpp-operations/result/{taskId}"`, `{ "stationIds":
 * ["{chargeBoxId}"] }`.
 */
import type { FormValues } from './cleanValues';
import { getOwnProperty } from './getOwnProperty';
import { isEmpty } from './isEmpty';

const PLACEHOLDER = /\{([^{}\s]+)\}/g;
const WHOLE = /^\{([^{}\s]+)\}$/;

const isHolder = (value: unknown): value is FormValues => typeof value === 'object' && value !== null;

const getValueAtPath = (values: FormValues, path: string): unknown =>
  Object.hasOwn(values, path)
    ? values[path]
    : path.split('.').reduce<unknown>((at, step) => (isHolder(at) ? getOwnProperty(at, step) : undefined), values);

/** Returns the names in braces, in order. */
export const getPlaceholders = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map((match) => match[1]!);

/**
 * Replaces the placeholders of a text.
 * @param encode applied to each value, for example to encode it for a URL
 * @returns undefined if one of the values is missing
 */
export function fillText(
  text: string,
  values: FormValues,
  encode: (value: string) => string = String,
): string | undefined {
  if (getPlaceholders(text).some((name) => isEmpty(getValueAtPath(values, name)))) return undefined;
  return text.replace(PLACEHOLDER, (_, name: string) => encode(String(getValueAtPath(values, name))));
}

/** Whether a value is `.` or `..`: these remain unchanged when encoded and would change the path. */
const isDots = (value: unknown): boolean => value === '.' || value === '..';

/** Replaces the placeholders of a URL with encoded values. */
export const fillUrl = (text: string, values: FormValues): string | undefined =>
  getPlaceholders(text).some((name) => isDots(getValueAtPath(values, name)))
    ? undefined
    : fillText(text, values, encodeURIComponent);

/**
 * Fills in a request body. A text that is a single placeholder becomes the value itself, with its type. A key or
 * array item whose value is missing is omitted.
 */
export function fillTemplate(template: unknown, values: FormValues): unknown {
  if (typeof template === 'string') {
    const [, whole] = WHOLE.exec(template) ?? [];
    if (whole !== undefined) return isEmpty(getValueAtPath(values, whole)) ? undefined : getValueAtPath(values, whole);
    return fillText(template, values);
  }
  if (Array.isArray(template))
    return template.map((one) => fillTemplate(one, values)).filter((one) => one !== undefined);
  if (typeof template !== 'object' || template === null) return template;
  const entries = Object.entries(template).map(([key, one]) => [key, fillTemplate(one, values)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
