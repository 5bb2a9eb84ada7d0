import type { FormValues } from '../../model/values/cleanValues';
import { evaluateForm, type FormEvaluation } from '../../model/formRules/evaluateForm';
import type { ShapeWithValidators } from '../../model/wire/serialization';
import type { FieldState, FieldStates } from '../../widgets/context/fieldStates';

export interface FormRuleStore extends FieldStates {
  /** Applies the rules to the current values. @returns the paths whose state has changed */
  refresh(filled: ShapeWithValidators, values: FormValues): string[];
  /** Evaluates the rules without notifying subscribers, for validation. */
  evaluate(filled: ShapeWithValidators, values: FormValues): FormEvaluation;
  /** Returns the effective values, by API field name. */
  record(): FormValues;
  /** Notifies of every change of the values, even if no field state changes. */
  subscribeRecord(listener: () => void): () => void;
}

/** The state of a field in a row that was just added, until the next evaluation. */
const UNKNOWN: FieldState = { visible: true, required: false, disabled: false };

function getListeners() {
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
 * Stores the rule result of each field outside the form state, so that a keystroke re-renders only affected fields.
 * Values of hidden fields are kept and restored with the field.
 */
export function createFormRuleStore(first: ShapeWithValidators, initial: FormValues): FormRuleStore {
  const states = getListeners();
  const records = getListeners();
  let current = evaluateForm(first.shape, initial, first.validators);
  return {
    get: (path) => current.states.get(path) ?? UNKNOWN,
    subscribe: states.subscribe,
    record: () => current.record,
    subscribeRecord: records.subscribe,
    evaluate: ({ shape, validators }, values) => evaluateForm(shape, values, validators, current),
    refresh({ shape, validators }, values) {
      const before = current;
      current = evaluateForm(shape, values, validators, before);
      const changed = current.states.changedSince(before.states);
      if (changed.length > 0 || before.states.size !== current.states.size) states.tell();
      records.tell();
      return changed;
    },
  };
}
