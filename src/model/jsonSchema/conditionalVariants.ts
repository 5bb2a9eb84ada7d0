/**
 * Converts rules that describe an object for each value of one field (`if` the type is X `then` …) to a union of objects,
 * which users choose from. Rules alone cannot describe a field that has another type in each of them, and would show
 * the fields of all.
 */
import type { SchemaFlattener } from './flattenSchema';
import type { ExpansionBudget } from './resolveReferences';
import { isSameSchema, omitKeywords, type JsonSchema, type ReferenceTrail, type SchemaNode } from './schemaNode';
import { getListedValues, intersectTypes } from './schemaValueTypes';

interface ValueRule {
  rule: SchemaNode;
  /** The field whose value the condition tests. */
  name: string;
  values: readonly unknown[];
  then: JsonSchema;
}

/** Keywords of a condition that test nothing more than the value of one field. */
const TESTED = ['properties', 'required', 'type', '$path', '$trail'];

/** Types of the values by which variants are told apart. */
const CODES = ['string', 'number', 'boolean'];

/** Returns what a rule says for values of one field; nothing if it tests anything else. */
function readRule(rule: JsonSchema): ValueRule[] {
  if (typeof rule === 'boolean' || typeof rule.if !== 'object' || rule.then === undefined) return [];
  const { if: condition, then, else: otherwise = true } = rule;
  const { properties, required = [] } = condition;
  const [[name, test] = [], ...others] = [...(properties ?? [])];
  const values = typeof test === 'object' ? getListedValues(test) : undefined;
  const isSimple =
    otherwise === true &&
    others.length === 0 &&
    required.every((one) => one === name) &&
    Object.keys(condition).every((key) => TESTED.includes(key));
  return isSimple && name !== undefined && values ? [{ rule, name, values, then }] : [];
}

const areOfOtherTypes = (one: SchemaNode, other: SchemaNode): boolean =>
  one.type !== undefined &&
  other.type !== undefined &&
  intersectTypes([one.type].flat(), [other.type].flat())!.length === 0;

/** Whether two of the objects describe a field of one name with different types. */
function haveDifferentTypes(objects: readonly ReadonlyMap<string, SchemaNode>[]): boolean {
  return objects.some((fields, index) =>
    objects
      .slice(index + 1)
      .some((others) =>
        [...fields].some(([name, field]) => others.has(name) && areOfOtherTypes(field, others.get(name)!)),
      ),
  );
}

export class ConditionalVariantReader {
  readonly #flattening: SchemaFlattener;

  constructor(flattening: SchemaFlattener) {
    this.#flattening = flattening;
  }

  /**
   * Returns a node with a union in place of rules that say for each value of a required field what the object is then,
   * if they allow no other fields or describe a field with different types.
   */
  convert(node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): SchemaNode {
    if (node.oneOf || node.anyOf) return node;
    const rules = (node.allOf ?? []).flatMap(readRule);
    const names = new Set(rules.map(({ name }) => name));
    for (const name of names) {
      const own = rules.filter((rule) => rule.name === name);
      const values = this.#getChoices(node, name, trail, budget);
      if (own.length > 1 && values.length > 1 && this.#areObjects(own, trail, budget))
        return replaceRules(node, own, values);
    }
    return node;
  }

  /** Returns the values among which each object has one; none if the field is optional or may have any value. */
  #getChoices(node: SchemaNode, name: string, trail: ReferenceTrail, budget: ExpansionBudget): readonly unknown[] {
    const choice = node.properties?.get(name);
    if (typeof choice !== 'object' || !node.required?.includes(name)) return [];
    const values = getListedValues(this.#flattening.flatten(choice, trail, budget).node) ?? [];
    return values.every((value) => CODES.includes(typeof value)) ? values : [];
  }

  /** Whether the rules describe objects that differ in more than the fields that they have. */
  #areObjects(rules: readonly ValueRule[], trail: ReferenceTrail, budget: ExpansionBudget): boolean {
    const flats = rules.map(({ then }) => this.#flattening.flatten(then, trail, budget));
    if (flats.some(({ cut, isConflict }) => cut !== undefined || isConflict)) return false;
    const objects = flats.map(
      ({ node, trail: trailInside }) =>
        new Map(
          [...(node.properties ?? [])].map(([name, part]) => [
            name,
            this.#flattening.flatten(part, trailInside, budget).node,
          ]),
        ),
    );
    return flats.some(({ node }) => node.additionalProperties === false) || haveDifferentTypes(objects);
  }
}

function replaceRules(node: SchemaNode, rules: readonly ValueRule[], values: readonly unknown[]): SchemaNode {
  const [{ name }] = rules as [ValueRule];
  const oneOf = values.map((value): SchemaNode => {
    const own = rules.filter((rule) => rule.values.some((one) => isSameSchema(one, value))).map(({ then }) => then);
    return { allOf: [...own, { type: 'object', properties: new Map([[name, { const: value }]]), required: [name] }] };
  });
  const left = node.allOf!.filter((part) => !rules.some(({ rule }) => rule === part));
  return { ...omitKeywords(node, ['allOf']), ...(left.length > 0 ? { allOf: left } : {}), oneOf };
}
