/**
 * Fills in the placeholders of texts and request bodies: `"/ocpp-operations/result/{taskId}"`, `{ "stationIds":
 * ["{chargeBoxId}"] }`.
 */
import type { FormValues } from './cleanValues';
import { getNestedValue } from './getNestedValue';
import { isEmpty } from './isEmpty';

const PLACEHOLDER = /\{([^{}\s]+)\}/g;
const WHOLE = /^\{([^{}\s]+)\}$/;

/** Returns the names of the placeholders in a text, in order. */
export const getPlaceholders = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map((match) => match[1]!);

/**
 * Replaces the placeholders of a text with values.
 * @param encode is applied to each value, for example to percent-encode it for a URL
 * @returns undefined if a value is missing
 */
export function fillTextTemplate(
  text: string,
  values: FormValues,
  encode: (value: string) => string = String,
): string | undefined {
  if (getPlaceholders(text).some((name) => isEmpty(getNestedValue(values, name)))) return undefined;
  return text.replace(PLACEHOLDER, (_, name: string) => encode(String(getNestedValue(values, name))));
}

/**
 * Whether a value is `.` or `..`. Percent-encoding leaves these values unchanged, so in a URL they would refer to a
 * different path.
 */
const isDots = (value: unknown): boolean => value === '.' || value === '..';

/**
 * Replaces the placeholders of a URL with percent-encoded values.
 * @returns undefined if a value is missing, or is `.` or `..`
 */
export const fillUrlTemplate = (text: string, values: FormValues): string | undefined =>
  getPlaceholders(text).some((name) => isDots(getNestedValue(values, name)))
    ? undefined
    : fillTextTemplate(text, values, encodeURIComponent);

/**
 * Fills in the placeholders of a request body. A text that consists of a single placeholder is replaced with the
 * value itself, so that numbers remain numbers. A key or array item without a value is omitted.
 */
export function fillBodyTemplate(template: unknown, values: FormValues): unknown {
  if (typeof template === 'string') {
    const [, whole] = WHOLE.exec(template) ?? [];
    if (whole !== undefined) return isEmpty(getNestedValue(values, whole)) ? undefined : getNestedValue(values, whole);
    return fillTextTemplate(template, values);
  }
  if (Array.isArray(template))
    return template.map((one) => fillBodyTemplate(one, values)).filter((one) => one !== undefined);
  if (typeof template !== 'object' || template === null) return template;
  const entries = Object.entries(template).map(([key, one]) => [key, fillBodyTemplate(one, values)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
