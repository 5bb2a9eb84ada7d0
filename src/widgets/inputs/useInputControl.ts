import { useInput, type UseInputValue } from 'ra-core';
import type { InputProps } from '../types';

export interface InputControl extends Omit<UseInputValue, 'isRequired'> {
  /** The message of the validation, or of the server, for this field. */
  error: string | undefined;
}

const keep = (value: unknown): unknown => value;

/** What the form's errors hold at a path, for a widget that is no input itself. */
export const getErrorAtPath = (errors: unknown, source: string): unknown =>
  source.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], errors);

/** The message of a field, also where react-hook-form puts that of a list as a whole. */
export function getErrorMessage(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const text = root?.message ?? message;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/**
 * react-admin's `useInput` as every widget uses it: the form holds exactly what was typed (an empty
 * input is the empty text), and validation is the resolver's alone. `disabled` is not handed on:
 * react-hook-form would drop the value, and it is to come back when a rule opens the field again.
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
