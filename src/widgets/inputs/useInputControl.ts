import { useInput, type UseInputValue } from 'ra-core';
import type { InputProps } from '../types';

export interface InputControl extends Omit<UseInputValue, 'isRequired'> {
  /** Error message of this field, from validation or from the server. */
  error: string | undefined;
}

const keep = (value: unknown): unknown => value;

/** Returns the form errors at a form path, for a component that is not itself an input. */
export const getErrorAtPath = (errors: unknown, source: string): unknown =>
  source.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], errors);

/**
 * Returns the message of a field's error. For an error of a whole array react-hook-form stores the message under
 * `root`.
 */
export function getErrorMessage(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const text = root?.message ?? message;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/**
 * Returns the control of an input, for all widgets. It wraps react-admin's `useInput` with these differences:
 * - The form value is exactly the typed text. The value of an empty input is the empty string.
 * - Only the form's resolver validates.
 * - `disabled` is not passed on, because react-hook-form would remove the value of a disabled input. The value must
 *   still exist when a form rule enables the field again.
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
