import type { Values } from '../../model/values/clean';
import { evaluate, type Evaluation } from '../../model/rules/rules';
import type { Filled } from '../../model/wire/wire';
import type { FieldState, FieldStates } from '../../widgets/context/fieldStates';

export interface RuleStore extends FieldStates {
  /** Applies the rules to values now. @returns the paths whose state has changed */
  refresh(filled: Filled, values: Values): string[];
  /** What the rules say of values, without telling anybody: for checks. */
  evaluate(filled: Filled, values: Values): Evaluation;
  /** What counts of the values, by names on the wire. */
  record(): Values;
  /** Told of every change of the record, also of one that changes no state. */
  subscribeRecord(listener: () => void): () => void;
}

/** Of a row that was added a moment ago: the next evaluation knows better. */
const UNKNOWN: FieldState = { visible: true, required: false, disabled: false };

function listenersOf() {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * What the rules say of each field, beside the form: a key stroke that changes no state draws
 * nothing again. The form keeps every value, also those a rule forbids: they come back with it.
 */
export function createRuleStore(first: Filled, initial: Values): RuleStore {
  const states = listenersOf();
  const records = listenersOf();
  let current = evaluate(first.shape, initial, first.validators);
  return {
    get: (path) => current.states.get(path) ?? UNKNOWN,
    subscribe: states.subscribe,
    record: () => current.record,
    subscribeRecord: records.subscribe,
    evaluate: ({ shape, validators }, values) => evaluate(shape, values, validators, current),
    refresh({ shape, validators }, values) {
      const before = current;
      current = evaluate(shape, values, validators, before);
      const changed = current.states.changedSince(before.states);
      if (changed.length > 0 || before.states.size !== current.states.size) states.tell();
      records.tell();
      return changed;
    },
  };
}
