/** Combines the effects of rules on the fields of an object, for the current values of this object. */
import type { FormValues } from '../values/cleanValues';
import type { RuleEffect, Field, FieldChange, FieldLimits, FormRule, ObjectShape } from '../entity/entity';
import type { Validators } from '../entity/validators';
import { canBeEmptyList } from '../values/isEmpty';

type Value = string | number | boolean | null;

/** The current state of a field, as determined by the rules. */
export interface FieldState {
  visible: boolean;
  required: boolean;
  disabled: boolean;
  /** Whether a rule forbids a value. The record then does not contain the value, even if the form still does. */
  cleared?: boolean;
  title?: string;
  /** The string format that replaces the format of the field. */
  format?: string;
  /** The allowed values; absent if all values are allowed. */
  values?: readonly Value[];
  /** null: an empty field is sent as null while a rule says so. */
  emptyValue?: null;
  /** All limits of the field. Present only if an active branch changes at least one limit. */
  limits?: FieldLimits;
  /** The error messages that the active branches define for the field, by violated rule. */
  messages?: Record<string, string>;
}

/**
 * The combined effects of all active branches, that is of each `then` whose condition is satisfied and each `else`
 * whose condition is not.
 */
export interface ActiveRuleEffects {
  required: ReadonlySet<string>;
  forbidden: ReadonlySet<string>;
  changes: ReadonlyMap<string, FieldChange>;
}

function intersectValues(one: readonly Value[] | undefined, other: readonly Value[] | undefined): Value[] | undefined {
  if (!one || !other) return (one ?? other) as Value[] | undefined;
  return one.filter((value) => other.includes(value));
}

/**
 * Combines the changes that two branches make to one field. The text of the second branch overrides the text of the
 * first. Only values that both branches allow are allowed. The field is read-only if either branch makes it
 * read-only.
 */
function combineChanges(one: FieldChange | undefined, other: FieldChange): FieldChange {
  if (!one) return other;
  const values = intersectValues(one.values, other.values);
  return {
    ...one,
    ...other,
    ...(one.readOnly ? { readOnly: true } : {}),
    ...(values ? { values } : {}),
    limits: { ...one.limits, ...other.limits },
    messages: { ...one.messages, ...other.messages },
  };
}

/** Returns the effects of all active branches, including the rules nested in these branches. */
function getActiveEffects(
  rules: readonly FormRule[],
  values: FormValues,
  conditions: Validators['conditions'],
): RuleEffect[] {
  return rules.flatMap((rule) => {
    const condition = conditions[rule.condition];
    if (!condition) throw new Error(`There is no compiled condition "${rule.condition}"`);
    const effect = condition(values) ? rule.then : rule.else;
    return [effect, ...getActiveEffects(effect.rules, values, conditions)];
  });
}

const getDependentNames = (shape: ObjectShape, values: FormValues): string[] =>
  Object.entries(shape.dependentRequired).flatMap(([name, names]) => (Object.hasOwn(values, name) ? names : []));

/**
 * Determines which branches are active for the given values and combines their effects.
 * @param values the cleaned values, which contain no key for an absent value
 */
export function evaluateRules(
  shape: ObjectShape,
  values: FormValues,
  conditions: Validators['conditions'],
): ActiveRuleEffects {
  const effects = getActiveEffects(shape.rules, values, conditions);
  const changes = new Map<string, FieldChange>();
  for (const [name, change] of effects.flatMap((effect) => Object.entries(effect.changes))) {
    changes.set(name, combineChanges(changes.get(name), change));
  }
  return {
    required: new Set([...shape.required, ...getDependentNames(shape, values), ...effects.flatMap((e) => e.required)]),
    forbidden: new Set(effects.flatMap((effect) => effect.forbidden)),
    changes,
  };
}

/**
 * Returns the state of a field. A forbidden field is hidden, or disabled if its schema has
 * `disabledInsteadOfHidden`. A disabled field is never required, nor is a list that may be empty.
 */
export function getFieldState(field: Field, verdict: ActiveRuleEffects): FieldState {
  const cleared = verdict.forbidden.has(field.name);
  const change = verdict.changes.get(field.name) ?? {};
  const { title, format, readOnly = field.readOnly, values, limits, messages, emptyValue } = change;
  const disabled = cleared || readOnly;
  return {
    visible: !cleared || field.ui.disabledInsteadOfHidden === true,
    required: verdict.required.has(field.name) && !disabled && !canBeEmptyList(field),
    disabled,
    ...(cleared ? { cleared } : {}),
    ...(title === undefined ? {} : { title }),
    ...(format === undefined ? {} : { format }),
    ...(values ? { values } : {}),
    ...(emptyValue === null && !cleared ? { emptyValue } : {}),
    ...(limits ? { limits: { ...field.limits, ...limits } } : {}),
    ...(messages ? { messages } : {}),
  };
}
