import type { EntityModule } from '../../model/entity';
import { evaluate } from '../../model/rules';
import type { FieldState, FieldStates } from '../../widgets/context/fieldStates';

export interface RuleStore extends FieldStates {
  /** Applies the rules to the form's values now. @returns the paths whose state has changed */
  refresh(module: EntityModule): string[];
}

/** Of a row that was added a moment ago: the next evaluation knows better. */
const UNKNOWN: FieldState = { visible: true, required: false, disabled: false };

/**
 * What the rules say of each field, beside the form: a key stroke that changes no state draws
 * nothing again. The form keeps every value, also those a rule forbids: they come back with it.
 */
export function createRuleStore(module: EntityModule, read: () => Record<string, unknown>): RuleStore {
  const listeners = new Set<() => void>();
  let current = evaluate(module.entity.shape, read(), module.validators);
  return {
    get: (path) => current.states.get(path) ?? UNKNOWN,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh({ entity, validators }) {
      const before = current;
      current = evaluate(entity.shape, read(), validators, before);
      const changed = current.states.changedSince(before.states);
      if (changed.length > 0 || before.states.size !== current.states.size) listeners.forEach((listener) => listener());
      return changed;
    },
  };
}
