/** The effects of an object's rules on its fields, for one set of values. */
import type { FormValues } from '../values/cleanValues';
import type { Effect, Field, FieldChange, Limits, Rule, Shape } from '../entity/entity';
import type { Validators } from '../entity/validators';

type Value = string | number | boolean | null;

/** The current state of one field. */
export interface FieldState {
  visible: boolean;
  required: boolean;
  disabled: boolean;
  /** A rule forbids the value: it is not part of the record, even if the form still contains it. */
  cleared?: boolean;
  title?: string;
  /** A string format that replaces the field's own. */
  format?: string;
  /** The allowed values; absent if they are not restricted. */
  values?: readonly Value[];
  /** All limits of the field, if a branch changes one of them. */
  limits?: Limits;
  /** The messages of the active branches, by rule. */
  messages?: Record<string, string>;
}

/** The combined effects of all active rule branches. */
export interface RuleResult {
  required: ReadonlySet<string>;
  forbidden: ReadonlySet<string>;
  changes: ReadonlyMap<string, FieldChange>;
}

function intersectValues(one: readonly Value[] | undefined, other: readonly Value[] | undefined): Value[] | undefined {
  if (!one || !other) return (one ?? other) as Value[] | undefined;
  return one.filter((value) => other.includes(value));
}

/**
 * Combines the changes of two branches to one field: the later text wins, both restrictions of values apply, and
 * read-only prevails.
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

/** Returns the effects of the active branches, including nested ones. */
function getActiveEffects(rules: readonly Rule[], values: FormValues, conditions: Validators['conditions']): Effect[] {
  return rules.flatMap((rule) => {
    const condition = conditions[rule.condition];
    if (!condition) throw new Error(`There is no compiled condition "${rule.condition}"`);
    const effect = condition(values) ? rule.then : rule.else;
    return [effect, ...getActiveEffects(effect.rules, values, conditions)];
  });
}

const getDependentNames = (shape: Shape, values: FormValues): string[] =>
  Object.entries(shape.dependentRequired).flatMap(([name, names]) => (Object.hasOwn(values, name) ? names : []));

/**
 * Evaluates which branches are active and combines their effects.
 * @param values cleaned: an absent value has no key
 */
export function evaluateRules(shape: Shape, values: FormValues, conditions: Validators['conditions']): RuleResult {
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
 * Returns the state of one field. A forbidden field is hidden unless its schema keeps it visible; only an editable
 * field can be required.
 */
export function getFieldState(field: Field, verdict: RuleResult): FieldState {
  const cleared = verdict.forbidden.has(field.name);
  const { title, format, readOnly = field.readOnly, values, limits, messages } = verdict.changes.get(field.name) ?? {};
  const disabled = cleared || readOnly;
  return {
    visible: !cleared || field.ui.disabledInsteadOfHidden === true,
    required: verdict.required.has(field.name) && !disabled,
    disabled,
    ...(cleared ? { cleared } : {}),
    ...(title === undefined ? {} : { title }),
    ...(format === undefined ? {} : { format }),
    ...(values ? { values } : {}),
    ...(limits ? { limits: { ...field.limits, ...limits } } : {}),
    ...(messages ? { messages } : {}),
  };
}
