import type { FormValues } from '../../model/values/cleanValues';
import { evaluateForm, type FormEvaluation } from '../../model/rules/evaluateForm';
import type { ShapeWithValidators } from '../../model/wire/serialization';
import type { FieldState, FieldStates } from '../../widgets/context/fieldStates';

export interface FormRuleStore extends FieldStates {
  /** Applies the rules to values now. @returns the paths whose state has changed */
  refresh(filled: ShapeWithValidators, values: FormValues): string[];
  /** What the rules say of values, without telling anybody: for checks. */
  evaluate(filled: ShapeWithValidators, values: FormValues): FormEvaluation;
  /** What counts of the values, by names on the wire. */
  record(): FormValues;
  /** Told of every change of the record, also of one that changes no state. */
  subscribeRecord(listener: () => void): () => void;
}

/** Of a row that was added a moment ago: the next evaluation knows better. */
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
 * Stores the rule result of each field outside the form state, so that a key press re-renders only affected fields.
 * Values of forbidden fields are kept: they return with the field.
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
