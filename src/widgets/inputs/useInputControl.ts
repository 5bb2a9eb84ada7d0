import { useInput, type UseInputValue } from 'ra-core';
import type { InputProps } from '../types';

export interface InputControl extends Omit<UseInputValue, 'isRequired'> {
  /** Error message of this field, from validation or from the server. */
  error: string | undefined;
}

const keep = (value: unknown): unknown => value;

/** Returns the form's errors at a path, for a widget that is not an input itself. */
export const getErrorAtPath = (errors: unknown, source: string): unknown =>
  source.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], errors);

/** Returns the error message of a field. For an array as a whole react-hook-form stores it under `root`. */
export function getErrorMessage(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const text = root?.message ?? message;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/**
 * Wraps react-admin's `useInput` for all widgets: the form value is exactly the typed text (an empty input is the
 * empty string), and only the resolver validates. `disabled` is not passed on: react-hook-form would remove the
 * value, which must return when a rule enables the field again.
 */
export function useInputControl(
  { source }: Pick<InputProps, 'source'>,
  format?: (value: unknown) => unknown,
): InputControl {
  const { id, field, fieldState, formState } = useInput<unknown>({
    source,
    parse: keep,
    ...(format ? { format } : {}),
  });
  return { id, field, fieldState, formState, error: getErrorMessage(fieldState.error) };
}
