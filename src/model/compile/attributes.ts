import type { Choice, ErrorMessage, FieldDefinition } from '../definition';
import type { Limits, Option } from '../entity';
import { humanize } from '../labels';

const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'pattern',
] as const satisfies readonly (keyof Limits)[];

/** The limits that a definition states, and no other keys. */
export function limitsOf(definition: FieldDefinition): Limits {
  const entries = LIMITS.filter((key) => definition[key] !== undefined).map((key) => [key, definition[key]]);
  return Object.fromEntries(entries) as Limits;
}

/** Message by rule; a bare text answers for every rule under `*`. */
export function messagesOf(message: ErrorMessage | undefined): Record<string, string> {
  if (message === undefined) return {};
  return typeof message === 'string' ? { '*': message } : message;
}

/** Choices of `oneOf: [{const, title}]` or of `enum`. */
export function choicesOf(definition: FieldDefinition): Option[] | undefined {
  const choices: Choice[] | undefined = definition.oneOf?.every((choice) => 'const' in choice)
    ? definition.oneOf
    : definition.enum?.filter((value) => value !== null).map((value) => ({ const: value }));
  return choices?.map(({ const: value, title }) => ({ value, label: title ?? humanize(String(value)) }));
}
