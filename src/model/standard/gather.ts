/** Fields that only a variant or a rule's branch describes: a form that lacks them could not fill them in. */
import type { Flattening } from './flatten';
import type { Budget } from './references';
import { asNode, type Named, type Node, omit, same, type Schema, type Trail } from './schema';

/** Variants of variants of variants; nobody reads further. */
const DEEPEST = 4;

interface Gathered {
  node: Node;
  /** Some of the fields come from variants. */
  fromVariants: boolean;
}

const isSchema = (part: Schema | undefined): part is Schema => part !== undefined;

const variantsOf = (node: Node): Schema[] => [...(node.anyOf ?? []), ...(node.oneOf ?? [])];

const branchesOf = (node: Node): Schema[] => {
  const rules = [node, ...(node.allOf ?? [])].filter((part) => typeof part !== 'boolean');
  return [
    ...rules.flatMap((rule) => [rule.then, rule.else]).filter(isSchema),
    ...(node.dependentSchemas?.values() ?? []),
  ];
};

/**
 * Marks a field that is described to be drawn and demands nothing: what it must be is the matter of
 * the variant or branch from which it was taken.
 */
const DRAWN = { 'x-drawn': true };

/** A field as all the parts that speak of it have it. */
function anyOf(parts: Schema[]): Schema {
  const kinds = parts.filter((part, index) => parts.findIndex((other) => same(other, part)) === index);
  return kinds.length === 1 ? { ...asNode(kinds[0]!), ...DRAWN } : { anyOf: kinds, ...DRAWN };
}

const isOpen = (node: Node): boolean => node.additionalProperties === undefined || node.additionalProperties === true;

export function gather(node: Node, trail: Trail, flattening: Flattening, budget: Budget): Gathered {
  const known: Named = node.properties ?? new Map();
  const found = new Map<string, Schema[]>();
  const collect = (parts: Schema[], way: Trail, depth: number): void => {
    for (const part of parts) {
      const flat = flattening.flatten(part, way, budget);
      if (flat.cut) continue;
      for (const [name, field] of flat.node.properties ?? []) {
        if (field !== false && !known.has(name)) found.set(name, [...(found.get(name) ?? []), field]);
      }
      if (depth < DEEPEST) collect([...variantsOf(flat.node), ...branchesOf(flat.node)], flat.trail, depth + 1);
    }
  };
  // A closed object takes no field besides its own, whatever its variants say.
  if (!isOpen(node)) return { node, fromVariants: false };
  collect(variantsOf(node), trail, 0);
  const fromVariants = found.size > 0;
  collect(branchesOf(node), trail, 0);
  if (found.size === 0) return { node, fromVariants };
  const fields = [...found].map(([name, parts]): [string, Schema] => [name, anyOf(parts)]);
  const properties = new Map([...known, ...fields]);
  if (node.unevaluatedProperties === undefined) return { node: { ...node, properties }, fromVariants };
  // Beside the fields nothing would be unevaluated any more: the demand stays with what it was said of.
  const rest = omit(node, ['unevaluatedProperties']);
  return { node: { ...rest, properties, allOf: [...(rest.allOf ?? []), node] }, fromVariants };
}
