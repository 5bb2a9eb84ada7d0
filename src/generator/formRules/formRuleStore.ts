import type { FormValues } from '../../model/values/cleanValues';
import { evaluateForm, type FormEvaluation } from '../../model/formRules/evaluateForm';
import type { ShapeWithValidators } from '../../model/wire/serialization';
import type { FieldState, FieldStates } from '../../widgets/context/ruleFieldStates';

export interface FormRuleStore extends FieldStates {
  /**
   * Evaluates the rules for the current values and notifies subscribers. @returns the paths of the fields whose
   * state has changed
   */
  refresh(filled: ShapeWithValidators, values: FormValues): string[];
  /** Evaluates the rules for a validation, without notifying subscribers. */
  evaluate(filled: ShapeWithValidators, values: FormValues): FormEvaluation;
  /** Returns the values by their names in requests, without empty values and without values that the rules forbid. */
  record(): FormValues;
  /** Subscribes to every change of the values, including changes that affect no field state. */
  subscribeRecord(listener: () => void): () => void;
}

/** The state of a field in a row that has just been added and has not been evaluated yet. */
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

const evaluateValues = (
  { shape, validators, isStored }: ShapeWithValidators,
  values: FormValues,
  previous?: FormEvaluation,
): FormEvaluation => evaluateForm(shape, values, validators, previous, isStored);

/**
 * Stores the state of each field that results from the rules, for example whether the field is visible. The store
 * is separate from the form state, so that a keystroke re-renders only the affected fields. The value of a hidden
 * field is not lost: it reappears when the field is shown again.
 */
export function createFormRuleStore(first: ShapeWithValidators, initial: FormValues): FormRuleStore {
  const states = getListeners();
  const records = getListeners();
  let current = evaluateValues(first, initial);
  return {
    get: (path) => current.states.get(path) ?? UNKNOWN,
    subscribe: states.subscribe,
    record: () => current.record,
    subscribeRecord: records.subscribe,
    evaluate: (filled, values) => evaluateValues(filled, values, current),
    refresh(filled, values) {
      const before = current;
      current = evaluateValues(filled, values, before);
      const changed = current.states.changedSince(before.states);
      if (changed.length > 0 || before.states.size !== current.states.size) states.tell();
      records.tell();
      return changed;
    },
  };
}
