import type { AdminDefinition } from '../schemaLanguage/definition';
import type { Entity } from '../entity/entity';

const FLAG_PREFIX = 'flags.';

/**
 * Compiles the description of the entries of the call `history`.
 * @returns undefined if the API has no such call
 */
export function compileHistory({ calls, history = {} }: AdminDefinition): Entity['history'] {
  if (calls.history === undefined) return undefined;
  const { flag, timeField, userField, actionField, beforeField, afterField, changesField, changeKeys = {} } = history;
  const { field = 'field', oldValue = 'oldValue', newValue = 'newValue' } = changeKeys;
  return {
    ...(flag === undefined ? {} : { flag: flag.slice(FLAG_PREFIX.length) }),
    time: timeField ?? 'time',
    user: userField ?? 'user',
    action: actionField ?? 'action',
    before: beforeField ?? 'before',
    after: afterField ?? 'after',
    ...(changesField === undefined ? {} : { changes: { path: changesField, field, oldValue, newValue } }),
  };
}
