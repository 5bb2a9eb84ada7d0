import { getOwnProperty } from './getOwnProperty';

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns the value at a path such as `data.url`. A key that itself contains a dot takes precedence.
 * @returns undefined if there is none
 */
export const getNestedValue = (values: unknown, path: string): unknown =>
  isHolder(values) && Object.hasOwn(values, path)
    ? values[path]
    : path.split('.').reduce<unknown>((at, step) => (isHolder(at) ? getOwnProperty(at, step) : undefined), values);
